import { retryLabel } from "@travel-design/ui/internal";
import type { ScriptName } from "./block-scripts.ts";
import { reloadPage } from "../ports/reload-page.ts";
import { repeatEarlyPress } from "./early-press.ts";
import { storeTypedValues } from "./typed-values.ts";

/** The script without which a visitor can do nothing. */
const formScript: ScriptName = "quotation-form";

/** A script of the page. Shared chunks have no `start`. */
interface PageScript {
  start?(): unknown;
}

const missingFormText =
  "Het formulier kon niet worden geladen. Controleer uw verbinding. Wat u heeft ingevuld, blijft staan.";

/** Loads a script and starts it. @returns false if that fails */
async function load(address: string): Promise<boolean> {
  try {
    const script: PageScript = await import(/* @vite-ignore */ address);
    script.start?.();
    return true;
  } catch (error) {
    console.error(`The script ${address} could not be loaded. Its blocks stay as they are.`, error);
    return false;
  }
}

/** A sentence with a retry button after each form, because a form does nothing without its script. */
function showNotices(retry: () => void): Element[] {
  return [...document.querySelectorAll("[data-td-island] form")].map((form) => {
    const notice = document.createElement("div");
    const text = document.createElement("p");
    const button = document.createElement("button");
    notice.className = "td-missing-script";
    text.setAttribute("role", "alert");
    text.textContent = missingFormText;
    button.className = "td-button btn btn-outline btn-md";
    Object.assign(button.dataset, { variant: "outline", size: "md" });
    button.textContent = retryLabel;
    button.addEventListener("click", retry);
    notice.append(text, button);
    // Outside the element that is hydrated.
    form.closest("[data-td-island]")?.after(notice);
    return notice;
  });
}

/**
 * Loads scripts. Those that fail are loaded again when the visitor presses the retry button, and once when the browser is online again.
 *
 * @param mayReload whether the page may be reloaded for the form's script, which some browsers do not request again otherwise
 */
export async function loadScripts(addresses: readonly string[], mayReload = false): Promise<void> {
  const results = await Promise.all(addresses.map(load));
  const missing = addresses.filter((_, index) => !results[index]);
  if (missing.length === 0) return;
  const isFormMissing = missing.some((address) => address.includes(formScript));
  if (mayReload && isFormMissing && (await reloadPage(window, storeTypedValues))) return;
  const controller = new AbortController();
  const retry = async (): Promise<void> => {
    if (controller.signal.aborted) return;
    controller.abort();
    const hadFocus = notices.some((notice) => notice.contains(document.activeElement));
    await loadScripts(missing, true);
    // Last, so that the button keeps the focus while the scripts are loading.
    for (const notice of notices) notice.remove();
    const next =
      document.querySelector<HTMLElement>(".td-missing-script button") ??
      document.querySelector<HTMLElement>("[data-td-island] form select");
    if (hadFocus) next?.focus();
  };
  const notices = isFormMissing ? showNotices(() => void retry()) : [];
  repeatEarlyPress(document.querySelector(".btn[aria-busy]"));
  addEventListener("online", () => void retry(), { signal: controller.signal });
}
