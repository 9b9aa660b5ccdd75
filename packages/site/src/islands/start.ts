// The first script of every page. It keeps the page's query on links, and loads the page's other scripts after the page is
// loaded and rendered, or at the first interaction: earlier they would delay the pictures. It must stay small.
import { keepPageQuery } from "@travel-design/ui/page";
import { firstInteraction } from "../ports/first-interaction.ts";

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

/** Waits until the page is rendered, which may be after its load event. Safari has no `requestIdleCallback`. */
const whenRendered = (): Promise<unknown> =>
  new Promise((resolve) => {
    const whenIdle = (): unknown =>
      "requestIdleCallback" in window ? requestIdleCallback(resolve, { timeout: 1000 }) : setTimeout(resolve);
    window.addEventListener("load", whenIdle, { once: true });
  });

if (document.readyState === "complete") loadScripts();
else void Promise.race([whenRendered(), firstInteraction(window)]).then(loadScripts);
