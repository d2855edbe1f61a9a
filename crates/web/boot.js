// Starts the page, which is WebAssembly, once the first screen has been painted: then neither loading nor starting can
// hold that up. A tab that is not looked at paints nothing, so it is not waited for long.
{
  const painted = new Promise((resolve) => {
    const seen = (list) => list.getEntriesByName("first-contentful-paint").length && resolve();
    new PerformanceObserver(seen).observe({ type: "paint", buffered: true });
    setTimeout(resolve, document.hidden ? 0 : 300);
  });
  // What the first screen does without. A page without it is better than none.
  let style;
  const styled = () =>
    new Promise((resolve) => {
      if (style?.sheet) return resolve();
      style = document.createElement("link");
      style.rel = "stylesheet";
      style.href = "/style.css";
      style.onload = style.onerror = resolve;
      document.head.append(style);
    });
  // The words of the page come beside it. It looks for them here, and asks again if they did not come.
  self.words = { en: "/words-en.txt", de: "/words-de.txt", fr: "/words-fr.txt", it: "/words-it.txt", nl: "/words-nl.txt" };
  const brought = async () => {
    const { lang } = document.documentElement;
    const answer = await fetch(self.words[lang]);
    return answer.ok ? [lang, await answer.text()] : null;
  };
  // A script that did not come would not be asked for again under the same name.
  const loaded = (tries) => {
    self.brought = brought().catch(() => null);
    const compiled = WebAssembly.compileStreaming(fetch("/cardshed.wasm"));
    return Promise.all([import("/cardshed.js" + (tries ? "?" + tries : "")), compiled, styled()]);
  };
  const start = async (tries) => {
    const [page, wasm] = await loaded(tries).catch(() => []);
    if (!page) {
      document.documentElement.dataset.failed = "";
      const again = () => {
        clearTimeout(timer);
        removeEventListener("online", again);
        start(tries + 1);
      };
      const timer = setTimeout(again, Math.min(1000 * 2 ** tries, 10000));
      addEventListener("online", again);
      return;
    }
    // In a task of its own: what was waited for has filled this one.
    await new Promise((resolve) => setTimeout(resolve));
    await page.default({ module_or_path: wasm }).catch((error) => {
      document.documentElement.dataset.failed = "";
      throw error;
    });
  };
  painted.then(() => start(0));
}
