// Says the words of the first screen in the language of the page, and shows the game that the address names. A table that
// is asked for before the page is there is opened by it (`device::was_wanted`).
{
  const root = document.documentElement;
  const first = document.getElementById("first");
  const words = WORDS[root.lang];
  if (words) first.querySelectorAll("[data-words]").forEach((element, at) => (element.textContent = words[at]));
  delete root.dataset.unsaid;
  first.onclick = ({ target }) => {
    if (!target.matches("button")) return;
    first.querySelector("button[aria-busy]")?.removeAttribute("aria-busy");
    target.ariaBusy = true;
    self.wanted = target.closest("[data-game]").dataset.game;
  };
  if (root.dataset.first === "play") {
    const [, game, more] = location.pathname.split("/").filter(Boolean);
    const tile = [...first.querySelectorAll("[data-game]")].find((tile) => tile.dataset.game === game && !more);
    if (tile) tile.classList.add("here");
    else root.dataset.first = "bar";
  }
}
