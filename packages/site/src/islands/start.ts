// The first script of every page. It keeps the campaign of the visit and the page's query on links, forwards measurement events,
// and loads the page's other scripts after the page is loaded and rendered, or at the first interaction: earlier they would delay
// the pictures. It must stay small.
import { pushMeasurement, recordCampaign } from "@travel-design/blocks";
import { keepPageQuery } from "@travel-design/ui";
import { loadScripts } from "./load-scripts.ts";

recordCampaign(location.search, () => sessionStorage);
pushMeasurement(window);
keepPageQuery(window);

/** The server writes the addresses on the element of this script. */
const { scripts = "" } = document.querySelector<HTMLElement>("script[data-scripts]")?.dataset ?? {};

const load = (): unknown => loadScripts(scripts.split(" ").filter(Boolean));

if (document.readyState === "complete") load();
else {
  const stop = new AbortController();
  const begin = (): void => {
    stop.abort();
    load();
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
