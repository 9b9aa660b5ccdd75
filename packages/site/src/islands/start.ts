// Fetches the page's scripts when everything that can be seen is there, or when the visitor acts: until then they would only
// stand in the way of the pictures.
import { firstAct } from "../ports/first-act.ts";
import { logToConsole } from "../ports/log.ts";

const loaded = new Promise<void>((resolve) => {
  if (document.readyState === "complete") resolve();
  else window.addEventListener("load", () => resolve(), { once: true });
});

/** The addresses stand on the element of this script, which the server wrote. */
const { scripts = "" } = document.querySelector<HTMLElement>("script[data-scripts]")?.dataset ?? {};

await Promise.race([loaded, firstAct(window)]);
for (const address of scripts.split(" ").filter(Boolean)) {
  import(/* @vite-ignore */ address).catch((error: unknown) =>
    logToConsole(`The script ${address} cannot be had; what it brings to life stays as it was drawn.`, error),
  );
}
