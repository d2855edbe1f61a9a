// Before anything is painted: the theme and the language, as the page itself will choose them, and how much of the first
// screen belongs to this address. What is said in it comes in English; in other languages it waits for first.js.
{
  const root = document.documentElement;
  const languages = [...navigator.languages];
  // The browser's own bar is as ours: a colour for each theme, of which the system chooses unless somebody has, now or later.
  const tint = (meta, at) => (meta.content = ["#fff", "#1e2530"][{ light: 0, dark: 1 }[root.dataset.theme] ?? at]);
  const follow = () => document.querySelectorAll("meta[media]").forEach(tint);
  new MutationObserver(follow).observe(root, { attributeFilter: ["data-theme"] });
  try {
    const settings = JSON.parse(localStorage.getItem("cardshed.settings") || "{}");
    if (settings.theme === "light" || settings.theme === "dark") root.dataset.theme = settings.theme;
    if (settings.language) languages.unshift(settings.language);
  } catch {
    // Settings that cannot be read are as good as none.
  }
  const codes = languages.map((tag) => tag.trim().split(/[-_]/)[0].toLowerCase());
  root.lang = codes.find((code) => ["en", "de", "fr", "it", "nl"].includes(code)) || "en";
  if (root.lang !== "en") root.dataset.unsaid = "";
  const [screen] = location.pathname.split("/").filter(Boolean);
  if (screen) root.dataset.first = screen === "play" || screen === "table" ? screen : "bar";
}
