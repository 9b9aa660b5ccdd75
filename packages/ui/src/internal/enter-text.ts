/**
 * Enters text in a native input as a browser does, with an event. React would ignore it after an assignment, of which it
 * knows.
 */
export function enterText(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
