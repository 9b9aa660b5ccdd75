// The first script of every page. It keeps the page's query on links, and loads the page's other scripts after the page is
// loaded and rendered, or at the first interaction: earlier they would delay the pictures. It must stay small.
import { keepPageQuery } from "@travel-design/ui/page";

keepPageQuery(window);

/** The server writes the addresses on the element of this script. */
const { scripts = "" } = document.querySelector<HTMLElement>("script[data-scripts]")?.dataset ?? {};

/** A script of the page. Shared chunks have no `begin`. */
interface PageScript {
  begin?(): unknown;
}

const loadScripts = (): void => {
  for (const address of scripts.split(" ").filter(Boolean)) {
    import(/* @vite-ignore */ address)
      .then((script: PageScript) => script.begin?.())
      .catch((error: unknown) =>
        console.error(
          `The script ${address} could not be loaded, so its blocks stay as the server rendered them.`,
          error,
        ),
      );
  }
};

if (document.readyState === "complete") loadScripts();
else {
  const stop = new AbortController();
  const begin = (): void => {
    stop.abort();
    loadScripts();
  };
  const options = { capture: true, signal: stop.signal };
  for (const name of ["pointerdown", "keydown", "focusin", "input"]) document.addEventListener(name, begin, options);
  const beginUnlessBegun = (): void => {
    if (!stop.signal.aborted) begin();
  };
  // A loaded page may not be rendered yet. Safari has no `requestIdleCallback`.
  const whenIdle = (): unknown =>
    "requestIdleCallback" in window
      ? requestIdleCallback(beginUnlessBegun, { timeout: 1000 })
      : setTimeout(beginUnlessBegun);
  window.addEventListener("load", whenIdle, options);
}
