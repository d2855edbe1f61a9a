// Before anything is painted: the theme and the language chosen at an earlier visit.
try {
  const settings = JSON.parse(localStorage.getItem("cardshed.settings") || "{}");
  if (settings.theme === "light" || settings.theme === "dark") document.documentElement.dataset.theme = settings.theme;
  if (settings.language) document.documentElement.lang = settings.language;
} catch {
  // Settings that cannot be read are as good as none.
}
