// What somebody at a table does next, going by what the page shows them: where to press, and with which key. Nothing as
// long as there is nothing to do, or the page has not changed since the last time.
const one = (css) => document.querySelector(css);
const all = (css) => [...document.querySelectorAll(css)];
const enabled = (css) => one(`${css}:not([disabled], .none, [aria-disabled=true])`);

// A point of it that can be pressed: something may lie over its middle, as cards of a fan do.
const point = (element) => {
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const box = element.getBoundingClientRect();
    for (const part of [0.5, 0.2, 0.8, 0.1, 0.9]) {
        for (const height of [0.5, 0.2, 0.8]) {
            const [x, y] = [box.x + box.width * part, box.y + box.height * height];
            if (element.contains(document.elementFromPoint(x, y))) return { x, y };
        }
    }
    return null;
};

// `key` does the same from everywhere; without one it has to be reached, `along` with arrows once among its like. `leaves`:
// the focus must not stay there, as the space bar would belong to it.
const press = (element, { key = null, along = null, leaves = false, counts = false } = {}) => {
    if (way === "Keyboard") {
        all("[data-next]").forEach((old) => old.removeAttribute("data-next"));
        element.setAttribute("data-next", "");
        return { key, along, leaves, counts, changes: window.changes };
    }
    const place = point(element);
    window.meant = place && element;
    return place && { ...place, counts, changes: window.changes };
};

const clear4 = () => {
    const targets = all(".cf-target");
    if (targets.length > 0) {
        const target = targets.find((target) => target.classList.contains("primary")) ?? targets[0];
        return press(target, { key: target.querySelector("kbd").textContent, counts: true });
    }
    const act = enabled("[data-test=act]");
    if (act && !one(".cf-acts.waits")) return press(act, { key: "Enter", counts: true });
    const hint = one("[data-test=hint]");
    if (!hint) return null;
    const lit = all("[data-piece].lit");
    // By turns one's own choice and that of the hint.
    return turn % 2 === 0 && lit.length > 0 ? press(lit[0], { along: "[data-piece]" }) : press(hint, { key: "h" });
};

const race = () => {
    const help = one("[data-test=help][aria-pressed=false]");
    if (one("[data-test=countdown]") || !one("[data-test=hand]:not(.waits)")) return null;
    if (help) return press(help, { leaves: true });
    const card = one("[data-slot] .card.fits");
    if (card) return press(card, { key: card.closest("[data-slot]").querySelector("kbd").textContent, counts: true });
    const draw = enabled("[data-test=draw]");
    return draw && press(draw, { key: " " });
};

const levels = () => {
    const goOn = one("[data-test=go-on]");
    if (goOn) return press(goOn, { key: "Escape" });
    const meaning = one("[data-test=joker-asks] [data-test=meaning]");
    if (meaning) return press(meaning);
    if (!one("[data-test=hint]")) return null;
    const draws = one("[data-test=draw-pile].lit");
    if (draws && turn % 2 === 0) return press(draws, { key: "d", counts: true });
    const primary = enabled("[data-test=primary]");
    if (primary) return press(primary, { key: "Enter", counts: true });
    // The table has not answered yet; it may be the end of the game.
    if (one("[data-test=primary]:not(.none)")) return null;
    const cards = all("[data-test=hand] [data-test=card]");
    const attached = cards.find((card) => card.classList.contains("fits"));
    const spare = cards.findLast((card) => !card.querySelector(".letter"));
    const card = attached ?? spare ?? cards.at(-1);
    return card ? press(card, { along: "[data-test=hand] [data-test=card]" }) : null;
};

if (one("[data-test=result]")) return { over: true };
if (window.changes === seen) return null;
return { clear4, plusminus: race, halves: race, levels }[game]();
