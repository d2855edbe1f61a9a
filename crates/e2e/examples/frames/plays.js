// From the input that lays a card to the frame in which that card is on its way: each with the time in milliseconds until
// its movement is begun, until the frame is drawn, and in which frame after the input that is.
window.plays = [];

// Who has laid no card after so many frames has only tried.
const PATIENCE = 12;
let last = null;

const animate = Element.prototype.animate;
Element.prototype.animate = function (...words) {
    if (last && this.closest("#pile")) last.begun ??= performance.now() - last.at;
    return animate.apply(this, words);
};

// Asked for before the page has asked for anything, this comes first in a frame; a message comes once it is drawn.
const watch = (input) => requestAnimationFrame(() => {
    const drawn = new MessageChannel();
    drawn.port1.onmessage = () => {
        input.frame += 1;
        if (input.begun !== undefined) {
            window.plays.push({ begun: input.begun, drawn: performance.now() - input.at, frame: input.frame });
        } else if (input.frame < PATIENCE) {
            watch(input);
        }
    };
    drawn.port2.postMessage(null);
});

const note = (event) => {
    last = { at: event.timeStamp, frame: 0 };
    watch(last);
};

// The space bar draws, every other key lays the card of its slot.
addEventListener("keydown", (event) => { if (event.key.length === 1 && event.key !== " ") note(event); }, true);
addEventListener("pointerdown", (event) => { if (event.target.closest?.("[data-slot]")) note(event); }, true);
