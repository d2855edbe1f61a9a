// Starts the page, which is WebAssembly, once the first screen has been painted: then starting cannot hold that up. A tab
// that is not looked at paints nothing, so it is not waited for long.
import init from "/cardshed.js";
const painted = new Promise((resolve) => {
  new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  setTimeout(resolve, 100);
});
painted.then(() => init({ module_or_path: "/cardshed.wasm" }));
