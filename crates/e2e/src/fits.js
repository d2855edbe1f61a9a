// What does not fit on the screen as it is now: texts that are shortened, what lies outside of the screen or of what cuts it
// off, controls of which no point can be pressed, wherever one scrolls, and, for fingers, those that are too small. What lies
// over everything else stands for it.
const [smallest] = arguments;
const top = document.querySelector("dialog[open]") ?? document.querySelector("[data-test=result]") ?? document.body;
const all = (css) => [...top.querySelectorAll(css)];
const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const name = (element) => {
    const label = element.getAttribute("aria-label") ?? element.textContent;
    const test = element.dataset?.test ? `[${element.dataset.test}]` : "";
    return `${element.localName}.${element.getAttribute("class") ?? ""}${test} "${label.trim().replace(/\s+/g, " ").slice(0, 60)}"`;
};
// What nobody is meant to see, or only for the moment in which it flies by, and what is inside a drawing.
const MEANT = ".unseen, .skip:not(:focus), .sky, .bubbles, .shelf, svg *, option";
// A card that glides to its place is on its way, and over whatever it passes, only for a moment.
const ends = (animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime);
const gliding = document.getAnimations().filter(ends).map((animation) => animation.effect.target);
const glides = (element) => gliding.some((one) => one?.contains(element));
const matters = (element) => !element.closest(MEANT) && shown(element) && !glides(element);
const SLACK = 1;

// Texts.
const says = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== "");
const is_cut = (element) => {
    const { overflowX } = getComputedStyle(element);
    return (overflowX === "hidden" || overflowX === "clip") && element.scrollWidth > element.clientWidth + SLACK;
};
const shortened = all("*").filter((one) => says(one) && is_cut(one) && matters(one)).map((one) => "shortened: " + name(one));

// Outside. `from` begins with the first that may cut it off. What scrolls may hold as much as it likes that way; whether it
// is on the screen itself is asked of it alone.
const outside = (box, from, position) => {
    let [across, down] = [true, true];
    for (let around = from; around && around !== document.documentElement; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (position === "fixed") break;
        const holds = style.position !== "static" || style.transform !== "none" || style.containerType !== "normal";
        if (position === "absolute" && !holds) continue;
        position = style.position;
        const edge = around.getBoundingClientRect();
        const cuts = (overflow) => overflow === "hidden" || overflow === "clip";
        const over = Math.max(edge.left - box.left, box.right - edge.right);
        const higher = Math.max(edge.top - box.top, box.bottom - edge.bottom);
        if (across && cuts(style.overflowX) && over > SLACK) return `${Math.round(over)} pixels cut off across by ${name(around)}`;
        if (down && cuts(style.overflowY) && higher > SLACK) return `${Math.round(higher)} pixels cut off by ${name(around)}`;
        across &&= !/auto|scroll/.test(style.overflowX);
        down &&= !/auto|scroll/.test(style.overflowY);
    }
    const over = Math.max(-box.left, box.right - document.documentElement.clientWidth);
    return across && over > SLACK ? `${Math.round(over)} pixels outside of the screen` : null;
};
const found = new Map();
for (const element of all("*")) {
    // A part of something that is outside already says nothing new; neither does what has no extent.
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || found.has(element.parentElement) || !matters(element)) {
        if (found.has(element.parentElement)) found.set(element, null);
        continue;
    }
    const where = outside(box, element.parentElement, getComputedStyle(element).position);
    if (where) found.set(element, `${name(element)}: ${where}`);
}
// Words may be wider than what they stand in.
const CONTROL = "button, .button, select, summary, .pill, h1, h2, th, td, label, p, li";
const words = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
while (words.nextNode()) {
    const text = words.currentNode;
    const element = text.parentElement;
    if (text.data.trim() === "" || !element || element.closest("select, script, style") || found.has(element) || !matters(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    const around = element.closest(CONTROL);
    const edge = around?.getBoundingClientRect();
    const over = edge ? Math.max(edge.left - box.left, box.right - edge.right) : 0;
    const lone = getComputedStyle(element).overflowX === "visible";
    const across = lone && over > SLACK ? `${Math.round(over)} pixels of its words stick out` : null;
    // Lines are as high as they like; across is what counts.
    const where = across ?? outside({ left: box.left, right: box.right, top: Infinity, bottom: -Infinity }, element, "static");
    if (where && !shortened.includes("shortened: " + name(element))) found.set(element, `${name(around ?? element)}: ${where}`);
}
const outsiders = [...found.values()].filter((where) => where !== null);

// Controls.
const parts = [0.5, 0.1, 0.9, 0.3, 0.7];
const comes = (element) => element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
const is_at = (element, x, y) => {
    const there = document.elementsFromPoint(x, y).find((one) => !glides(one));
    return there !== undefined && (element.contains(there) || (there.control ?? there.closest("label")?.control) === element);
};
const is_pressed = (element) => {
    comes(element);
    // A link in a sentence may go on in the next line.
    return [...element.getClientRects()].some((box) =>
        parts.some((x) => parts.some((y) => is_at(element, box.x + box.width * x, box.y + box.height * y))));
};
const CONTROLS = "button:not([disabled]), a[href], select, summary, textarea, input:not([type=hidden])";
const controls = all(CONTROLS).filter((one) => matters(one));
const covered = controls.filter((one) => !is_pressed(one)).map((one) => "out of reach: " + name(one));

// A finger needs so much: of the control with its label, or of what takes the finger instead.
const in_a_sentence = (element) =>
    element.matches("a:not(.button)") && getComputedStyle(element).display.startsWith("inline") &&
    [...element.parentElement.childNodes].some((node) => node !== element && node.textContent.trim() !== "" && (node.nodeType === 3 || node.localName === "span"));
const is_small = (element) => {
    const boxes = [element, ...(element.labels ?? [])].map((one) => one.getBoundingClientRect());
    const width = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
    const height = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
    if (width >= smallest - 0.5 && height >= smallest - 0.5) return null;
    comes(element);
    const box = element.getBoundingClientRect();
    const [x, y, far] = [box.x + box.width / 2, box.y + box.height / 2, smallest / 2 - 1];
    const takes = [[-far, 0], [far, 0], [0, -far], [0, far]].every(([right, down]) => is_at(element, x + right, y + down));
    return takes ? null : `${Math.round(width)} by ${Math.round(height)}`;
};
// Those of one kind are told once.
const small = new Map();
// The cards of a replay are only looked at.
const fingered = controls.filter((one) => !in_a_sentence(one) && !one.closest(".film .stage"));
for (const one of smallest === 0 ? [] : fingered) {
    const size = is_small(one);
    if (size === null) continue;
    const kind = `${size} ${one.localName}.${one.className}`;
    small.set(kind, [...(small.get(kind) ?? []), `small: ${size}: ${name(one)}`]);
}
const kinds = [...small.values()].map(([first, ...more]) => (more.length > 0 ? `${first} and ${more.length} more` : first));

const page = document.documentElement;
const wider = page.scrollWidth - page.clientWidth;
const higher = document.querySelector(".table-page") ? page.scrollHeight - page.clientHeight : 0;
const sizes = [["wider", wider], ["higher", higher]].filter(([, by]) => by > 0).map(([what, by]) => `${what} than the screen by ${by} pixels`);
return [...new Set([...shortened, ...outsiders, ...covered, ...kinds, ...sizes])];
