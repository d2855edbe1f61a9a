// Keeps the page for visits without a network. Built anew with every version of the page.
const CACHE = "cardshed-VERSION";
const FILES = "FILES";

// What is in another language, and large icons, are kept once they have been asked for.
const LANGUAGES = ["en", "de", "fr", "it", "nl"];
const wanted = navigator.languages.map((tag) => tag.split("-")[0].toLowerCase());
const language = wanted.find((code) => LANGUAGES.includes(code)) || "en";
const isWanted = (file) =>
  file.endsWith(".txt") ? /^(words|rulebook)-(..)/.exec(file)?.[2] === language : !file.endsWith(".png");

self.addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.filter((file) => file !== "index.html" && isWanted(file)).map((file) => "/" + file));
    await cache.put("/", await fetch("/", { cache: "reload" }));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  const clean = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith("cardshed-") && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const ours = event.request.method === "GET" && url.origin === location.origin;
  // What the server says must come from the server, and so must its own pages.
  if (!ours || /^\/(api|metrics|healthz|readyz)\b/.test(url.pathname)) return;
  const answer = async () => {
    const cache = await caches.open(CACHE);
    if (event.request.mode !== "navigate") {
      const kept = await cache.match(event.request);
      if (kept) return kept;
      const found = await fetch(event.request);
      if (found.ok && FILES.includes(url.pathname.slice(1))) await cache.put(event.request, found.clone());
      return found;
    }
    // A newer page, if there is one to be had.
    try {
      return await fetch(event.request);
    } catch (error) {
      const kept = await cache.match("/");
      if (kept) return kept;
      throw error;
    }
  };
  event.respondWith(answer());
});
