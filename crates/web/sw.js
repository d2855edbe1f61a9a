// Keeps the page for visits without a network. Built anew with every version of the page.
const CACHE = "cardshed-VERSION";
const FILES = "FILES";

self.addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.filter((file) => file !== "index.html").map((file) => "/" + file));
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
    if (event.request.mode !== "navigate") return (await cache.match(event.request)) || fetch(event.request);
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
