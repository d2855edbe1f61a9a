// Keeps the page for visits without a network, and tells people of their turn. Built anew with every version of the page.
const CACHE = "cardshed-VERSION";
const FILES = "FILES";

// What is in another language than the page's, which it is asked for with, and large icons are kept once they have been asked for.
const language = location.search.slice(1) || "en";
const isWanted = (file) =>
  file.endsWith(".txt") ? /^(words|rulebook)-(..)/.exec(file)?.[2] === language : !file.endsWith(".png");

self.addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.filter((file) => file !== "index.html" && isWanted(file)).map((file) => "/" + file));
    const page = await fetch("/", { cache: "reload" });
    // The worker before stays, and this one is tried again on the next visit.
    if (!page.ok) throw new Error(`the page cannot be kept: ${page.status}`);
    await cache.put("/", page);
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

// A page says what to tell and where it is, or only where it is: then what was told of it is over.
self.addEventListener("message", (event) => {
  const [title, place] = event.data;
  const tell = async () => {
    for (const told of await registration.getNotifications({ tag: place })) told.close();
    if (title) await registration.showNotification(title, { tag: place, icon: "/icon-192.png", data: event.source.id });
  };
  event.waitUntil(tell());
});

self.addEventListener("notificationclick", (event) => {
  const { tag, data } = event.notification;
  event.notification.close();
  const open = async () => {
    const page = await clients.get(data);
    await (page ? page.focus() : clients.openWindow(tag));
  };
  event.waitUntil(open());
});
