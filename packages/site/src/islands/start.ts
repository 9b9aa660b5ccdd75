// The first script of every page. It keeps the campaign of the visit and the page's query on links, forwards measurement events,
// repeats an early press on the form's button, reports missing icons, and loads the page's other scripts after the page is loaded and
// rendered, or at the first interaction: earlier they would delay the pictures. It must stay small.
import { pushMeasurement, recordCampaign } from "@travel-design/blocks";
import { keepPageQuery, tryTo } from "@travel-design/ui/internal";
import { firstInteraction } from "../ports/first-interaction.ts";
import { logToConsole } from "../ports/log.ts";
import { repeatEarlyPresses } from "./early-press.ts";
import { loadScripts } from "./load-scripts.ts";
import { restoreTypedValues } from "./typed-values.ts";

// The platform adds `<base>` to the pages of a React app, so that a link to a part of the page would lead to the home page. The
// page's other addresses are complete.
document.querySelector("base")?.remove();
recordCampaign(location.search, () => sessionStorage);
pushMeasurement(window);
keepPageQuery(window);
repeatEarlyPresses();
restoreTypedValues();

// Browsers run a module after the style sheets of the page have loaded or failed. One that failed has no rules, or none to read.
const icons = document.querySelector<HTMLLinkElement>('link[href*="travel-icons.css"]');
if (icons && !tryTo(() => icons.sheet?.cssRules.length)) logToConsole("error loading icons");

/** The server writes the addresses on the element of this script. */
const { scripts = "" } = document.querySelector<HTMLElement>("script[data-scripts]")?.dataset ?? {};

const load = (): unknown => loadScripts(scripts.split(" ").filter(Boolean));

/** Waits until the page is loaded and painted, which may happen in either order, and the browser is idle. */
async function whenRendered(): Promise<unknown> {
  await new Promise((resolve) => {
    if (document.readyState === "complete") resolve(undefined);
    else window.addEventListener("load", resolve, { once: true });
  });
  await new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }));
  // Safari has no `requestIdleCallback`.
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve);
  });
}

void Promise.race([whenRendered(), firstInteraction(window)]).then(load);
