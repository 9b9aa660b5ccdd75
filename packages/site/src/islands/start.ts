// The first script of every page. It keeps the campaign of the visit and the page's query on links, forwards measurement events,
// repeats an early press on the form's button, loads icons and rare fonts after the first paint, and the page's other scripts after the
// page is loaded and rendered, or at the first interaction: earlier they would delay the pictures. It must stay small.
import { pushMeasurement, recordCampaign } from "@travel-design/blocks";
import { keepPageQuery } from "@travel-design/ui/internal";
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

/** The server writes the addresses on the element of this script. */
const { scripts = "", styles = "" } = document.querySelector<HTMLElement>("[data-scripts]")?.dataset ?? {};

const addresses = /\S+/g;

const load = (): unknown => loadScripts(scripts.match(addresses) ?? []);

/** Loads a style sheet, behind the page's others, of which some are in its body. */
function loadStyle(href: string): void {
  const onerror = (): void => logToConsole(`error loading ${/icons|fonts/.exec(href)}`);
  document.body.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onerror }));
}

const painted = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }));
const interacted = firstInteraction(window);
void Promise.race([painted, interacted]).then(() => styles.match(addresses)?.forEach(loadStyle));

/** Waits until the page is loaded and painted, which may happen in either order, and the browser is idle. */
async function whenRendered(): Promise<unknown> {
  // A module that the page links to runs before this event.
  await new Promise((resolve) => addEventListener("load", resolve));
  await painted;
  // Safari has no `requestIdleCallback`.
  return new Promise((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve, { timeout: 1000 }) : setTimeout(resolve),
  );
}

void Promise.race([whenRendered(), interacted]).then(load);
