import { nativeProperty } from "./on-assignment.ts";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Gives an element a value that React does not notice, so that it takes the next event for a change. */
export function setText(element: TextElement, text: string): void {
  nativeProperty(element, "value")?.set?.call(element, text);
}

/** Enters text in an element as a browser does, with an event. React would ignore it after an assignment. */
export function enterText(element: TextElement, text: string, type: "input" | "change"): void {
  setText(element, text);
  element.dispatchEvent(new Event(type, { bubbles: true }));
}
