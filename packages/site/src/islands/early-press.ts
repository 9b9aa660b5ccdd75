/** Matches the submit button of a form that is not hydrated yet. Until then its type keeps it from submitting. */
const waitingButton = 'form .btn-forward[type="button"]';

/** A button with this attribute looks busy. Without it, the press is not repeated. */
const busy = "aria-busy";

/**
 * Repeats a press on the form's button once the form is hydrated, unless the form then shows another step. If the form's script
 * is missing, forgets the press, and moves focus from the button to the retry button.
 *
 * @param target what was pressed; nothing happens unless it is the button of a form that is not hydrated yet
 */
export function repeatEarlyPress(target: EventTarget | null): void {
  const button = target instanceof Element && target.closest<HTMLElement>(waitingButton);
  if (!button) return;
  const retry = document.querySelector<HTMLElement>(".td-missing-script button");
  if (retry) {
    button.removeAttribute(busy);
    if (button.matches(":focus")) retry.focus();
  } else if (!button.hasAttribute(busy)) {
    const label = button.textContent;
    button.setAttribute(busy, "true");
    new MutationObserver((_changes, observer) => {
      observer.disconnect();
      const isWanted = button.hasAttribute(busy) && button.textContent === label;
      button.removeAttribute(busy);
      if (isWanted) button.click();
    }).observe(button, { attributeFilter: ["type"] });
  }
}

/** Repeats presses on the button of a form that is not hydrated yet, also one from before this script ran. */
export function repeatEarlyPresses(): void {
  document.addEventListener("click", ({ target }) => repeatEarlyPress(target));
  const { activeElement } = document;
  // A press focuses the button, and so does the Tab key, but only the latter makes the focus visible.
  if (!activeElement?.matches(":focus-visible")) repeatEarlyPress(activeElement);
}
