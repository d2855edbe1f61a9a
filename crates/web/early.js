// Before anything is painted: the theme and the language chosen at an earlier visit, and how much of the first screen is
// shown. It is the home page in English: elsewhere only its bar, and in other languages its shapes without their words.
const root = document.documentElement;
let language = navigator.language;
try {
  const settings = JSON.parse(localStorage.getItem("cardshed.settings") || "{}");
  if (settings.theme === "light" || settings.theme === "dark") root.dataset.theme = settings.theme;
  if (settings.language) root.lang = language = settings.language;
} catch {
  // Settings that cannot be read are as good as none.
}
if (location.pathname !== "/") root.dataset.first = "bar";
else if (!/^en\b/.test(language)) root.dataset.first = "shapes";
