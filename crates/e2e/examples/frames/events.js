// How long the page takes to take in each message of its socket: what the message calls, the microtasks in which signals
// are followed, and whatever of these asks for a frame or a timer.
window.taken = [];

// Microtasks that ask for others are through after so many rounds of them; each round takes time itself.
const ROUNDS = 10;
let current = null;

const counted = (work) => {
    const message = current;
    if (message === null || typeof work !== "function") return work;
    return (...words) => {
        const begun = performance.now();
        try {
            return work(...words);
        } finally {
            message.millis += performance.now() - begun;
        }
    };
};
for (const name of ["requestAnimationFrame", "setTimeout"]) {
    const ask = window[name];
    window[name] = (work, ...rest) => ask.call(window, counted(work), ...rest);
}

const take = (hear, event) => {
    const message = { say: JSON.parse(event.data).say, bytes: event.data.length, millis: 0 };
    current = message;
    const begun = performance.now();
    hear(event);
    let rounds = 0;
    const round = () => {
        if ((rounds += 1) < ROUNDS) return queueMicrotask(round);
        message.millis += performance.now() - begun;
        current = null;
        window.taken.push(message);
    };
    queueMicrotask(round);
};

window.WebSocket = class extends window.WebSocket {
    set onmessage(hear) {
        super.onmessage = hear && ((event) => take(hear, event));
    }
};
