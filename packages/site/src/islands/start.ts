// The one script of every page. It keeps the page's query on links, and fetches the page's other scripts when everything
// visible is loaded and rendered, or when the visitor acts: earlier they would delay the pictures. It must stay small.
import { keepPageQuery } from "@travel-design/ui";

keepPageQuery(window);

/** The addresses stand on the element of this script, which the server wrote. */
const { scripts = "" } = document.querySelector<HTMLElement>("script[data-scripts]")?.dataset ?? {};

/** A script of the page. What others lean on begins nothing itself. */
interface PageScript {
  begin?(): unknown;
}

const fetchScripts = (): void => {
  for (const address of scripts.split(" ").filter(Boolean)) {
    import(/* @vite-ignore */ address)
      .then((script: PageScript) => script.begin?.())
      .catch((error: unknown) =>
        console.error(`The script ${address} cannot be had; what it brings to life stays as it was drawn.`, error),
      );
  }
};

if (document.readyState === "complete") fetchScripts();
else {
  const stop = new AbortController();
  const begin = (): void => {
    stop.abort();
    fetchScripts();
  };
  const options = { capture: true, signal: stop.signal };
  for (const name of ["pointerdown", "keydown", "focusin", "input"]) document.addEventListener(name, begin, options);
  const beginUnlessBegun = (): void => {
    if (!stop.signal.aborted) begin();
  };
  // Loaded is not drawn yet. Safari does not tell when it has nothing to do.
  const rest = (): unknown =>
    "requestIdleCallback" in window
      ? requestIdleCallback(beginUnlessBegun, { timeout: 1000 })
      : setTimeout(beginUnlessBegun);
  window.addEventListener("load", rest, options);
}
