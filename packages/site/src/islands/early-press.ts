/** Matches the submit button of a form that is not hydrated yet. Until then its type keeps it from submitting. */
const waitingButton = '[data-td-island] .btn-forward[type="button"]';

/** The button shows by this attribute that it was pressed. Without it, the press is not repeated. */
const busy = "aria-busy";

/** Moves focus to the retry button of a missing script, so that the form's button does not look busy. */
function focusRetry(): boolean {
  const retry = document.querySelector<HTMLElement>(".td-missing-script button");
  retry?.focus();
  return retry !== null;
}

/** Repeats a press once the form is hydrated, unless the form then shows another step. */
function repeatWhenHydrated(target: EventTarget | null): void {
  const button = target instanceof Element && target.closest<HTMLElement>(waitingButton);
  if (!button || button.hasAttribute(busy) || focusRetry()) return;
  const label = button.textContent;
  button.setAttribute(busy, "true");
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    const isWanted = button.hasAttribute(busy) && button.textContent === label;
    button.removeAttribute(busy);
    if (isWanted) button.click();
  }).observe(button, { attributeFilter: ["type"] });
}

/** Remembers a press on the button of a form that is not hydrated yet, also one from before this script ran. */
export function rememberEarlyPress(): void {
  document.addEventListener("click", ({ target }) => repeatWhenHydrated(target));
  const { activeElement } = document;
  // A press focuses the button, and so does the Tab key, but only the latter makes the focus visible.
  if (!activeElement?.matches(":focus-visible")) repeatWhenHydrated(activeElement);
}

/** Forgets an early press because the form's script is missing. Call it when the retry button is on the page. */
export function forgetEarlyPress(): void {
  const button = document.querySelector(`${waitingButton}[${busy}]`);
  button?.removeAttribute(busy);
  if (button?.matches(":focus")) focusRetry();
}
