// Starts the page, which is WebAssembly.
import init from "/cardshed.js";
init({ module_or_path: "/cardshed.wasm" });
