// How long the page takes to take in each message of its socket: `shown`, what the message calls and the microtasks in which
// signals are followed, after which the table shows it; and `after`, what these ask for in the next frame, when the browser
// is idle, or later, with its microtasks. Where a script asks where something is, the browser has to style and lay out the
// page at once, as it would for the next frame anyway: that is counted by itself.
window.taken = [];

// Microtasks that ask for others are through after so many rounds of them; each round takes time itself.
const ROUNDS = 10;
let current = null;

// Runs some work of a message, and counts what it took. What follows in microtasks follows from it: nothing else can come
// between.
const count = (message, when, work) => {
    const [begun, placed] = [performance.now(), message.placing];
    current = message;
    let rounds = 0;
    const round = () => {
        if ((rounds += 1) < ROUNDS) return queueMicrotask(round);
        message[when] += performance.now() - begun - (message.placing - placed);
        current = null;
    };
    try {
        return work();
    } finally {
        queueMicrotask(round);
    }
};

for (const name of ["requestAnimationFrame", "requestIdleCallback", "setTimeout"]) {
    const ask = window[name];
    window[name] = (work, ...rest) => {
        const message = current;
        const counted = (...words) => count(message, "after", () => work(...words));
        return ask.call(window, message === null || typeof work !== "function" ? work : counted, ...rest);
    };
}

const place = Element.prototype.getBoundingClientRect;
Element.prototype.getBoundingClientRect = function () {
    const begun = performance.now();
    const found = place.call(this);
    if (current !== null) current.placing += performance.now() - begun;
    return found;
};

const take = (hear, event) => {
    const message = { say: JSON.parse(event.data).say, shown: 0, after: 0, placing: 0 };
    window.taken.push(message);
    count(message, "shown", () => hear(event));
};

window.WebSocket = class extends window.WebSocket {
    set onmessage(hear) {
        super.onmessage = hear && ((event) => take(hear, event));
    }
};
