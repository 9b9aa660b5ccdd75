import type { ControlElement } from "./subject.ts";

/** Sets a native element's value past React's own setter, which would take it for React's own change and ignore it. */
function setValue(control: ControlElement, value: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value");
  descriptor?.set?.call(control, value);
}

/** Replaces the text, with the event that a browser sends for it. */
export function typeOver(control: ControlElement, text: string): void {
  setValue(control, text);
  control.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
}

/** Chooses an option, with the events a browser sends for it. */
export function chooseOption(control: ControlElement, value: string): void {
  setValue(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The radio buttons of the group of one. */
export const radiosOf = (control: ControlElement): HTMLInputElement[] =>
  control.type === "radio"
    ? [...(control.closest("fieldset")?.querySelectorAll<HTMLInputElement>("[type=radio]") ?? [])]
    : [];

/** What a control shows: its text, for a box its value while it is ticked, and of radio buttons that of the chosen one. */
export function shownAnswer(control: ControlElement): string {
  if (control.type === "radio") return radiosOf(control).find(({ checked }) => checked)?.value ?? "";
  return control.type === "checkbox" && !control.matches(":checked") ? "" : control.value;
}
