// Says the words of the first screen in the language of the page, and shows the game that the address names.
{
  const root = document.documentElement;
  const first = document.getElementById("first");
  const words = WORDS[root.lang];
  if (words) first.querySelectorAll("[data-words]").forEach((element, at) => (element.textContent = words[at]));
  delete root.dataset.unsaid;
  if (root.dataset.first === "play") {
    const [, game, more] = location.pathname.split("/").filter(Boolean);
    const tile = [...first.querySelectorAll("[data-game]")].find((tile) => tile.dataset.game === game && !more);
    if (tile) tile.classList.add("here");
    else root.dataset.first = "bar";
  }
}
