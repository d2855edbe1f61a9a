// Starts the page, which is WebAssembly, once the first screen has been painted: then neither loading nor starting can
// hold that up. A tab that is not looked at paints nothing, so it is not waited for long.
{
  const painted = new Promise((resolve) => {
    const seen = (list) => list.getEntriesByName("first-contentful-paint").length && resolve();
    new PerformanceObserver(seen).observe({ type: "paint", buffered: true });
    setTimeout(resolve, document.hidden ? 0 : 300);
  });
  // What the first screen does without. A page without it is better than none.
  const styled = () =>
    new Promise((resolve) => {
      const style = document.createElement("link");
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
  const start = async () => {
    self.brought = brought().catch(() => null);
    const compiled = WebAssembly.compileStreaming(fetch("/cardshed.wasm"));
    const [page, wasm] = await Promise.all([import("/cardshed.js"), compiled, styled()]);
    // In a task of its own: what was waited for has filled this one.
    await new Promise((resolve) => setTimeout(resolve));
    await page.default({ module_or_path: wasm });
  };
  painted.then(start);
}
