/** How editing a text in place ended: the builder finished, wants the next or previous text, or left by a click elsewhere. */
export type EditEnd = "finished" | "canceled" | "next" | "previous" | "left";

/** Callbacks of {@link editInPlace}. */
export interface EditCallbacks {
  /** Called with the text after each change. */
  onInput(text: string): void;
  /** Called once. The element then has its earlier nodes and text again, because React updates those. */
  onEnd(end: EditEnd): void;
}

/** Style sheets select the element that is being edited with it. */
const marker = "data-builder-text";

const endOf = ({ key, shiftKey, isComposing }: KeyboardEvent): EditEnd | undefined => {
  if (isComposing) return undefined;
  if (key === "Enter") return "finished";
  if (key === "Escape") return "canceled";
  return key === "Tab" ? (shiftKey ? "previous" : "next") : undefined;
};

const textOf = ({ textContent }: Element): string => (textContent ?? "").replace(/\s*\n\s*/g, " ");

/** Makes the text of an element editable, selects it, and moves the focus to it. */
export function editInPlace(element: HTMLElement, { onInput, onEnd }: EditCallbacks): void {
  const { ownerDocument } = element;
  const listening = new AbortController();
  const { signal } = listening;
  const nodes = [...element.childNodes].map((node) => ({ node, text: node.nodeValue }));

  const end = (how: EditEnd): void => {
    if (signal.aborted) return;
    listening.abort();
    element.removeAttribute("contenteditable");
    element.removeAttribute(marker);
    for (const { node, text } of nodes) node.nodeValue = text;
    element.replaceChildren(...nodes.map(({ node }) => node));
    ownerDocument.getSelection()?.removeAllRanges();
    onEnd(how);
  };
  const handleKey = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const how = endOf(event);
    const isSpaceOfButton = event.key === " " && element.closest("button") !== null;
    if (how || isSpaceOfButton) event.preventDefault();
    if (how) end(how);
    // The space bar presses a button instead of typing a space.
    else if (isSpaceOfButton) ownerDocument.execCommand("insertText", false, " ");
  };

  element.setAttribute(marker, "");
  element.setAttribute("contenteditable", "plaintext-only");
  // Firefox knows "plaintext-only" from version 136.
  if (!element.isContentEditable) element.setAttribute("contenteditable", "true");
  element.addEventListener("keydown", handleKey, { signal });
  element.addEventListener("input", () => onInput(textOf(element)), { signal });
  element.addEventListener("blur", () => end("left"), { signal });
  // Otherwise a press would start a drag, and a click would follow a link or select the block again.
  for (const type of ["pointerdown", "click", "dblclick"])
    element.addEventListener(type, (event) => event.stopPropagation(), { signal });
  element.addEventListener("click", (event) => event.preventDefault(), { signal });
  // The text is selected at first. A press on selected text would drag it.
  element.addEventListener(
    "mousedown",
    ({ shiftKey }) => {
      if (!shiftKey) ownerDocument.getSelection()?.removeAllRanges();
    },
    { signal },
  );
  element.focus({ preventScroll: true });
  const text = nodes.find(({ node }) => node.nodeType === node.TEXT_NODE)?.node;
  if (text) ownerDocument.getSelection()?.setBaseAndExtent(text, 0, text, text.nodeValue?.length ?? 0);
}
