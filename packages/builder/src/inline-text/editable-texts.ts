/** A text of a block: the property that contains it, and the element of the page that shows it. */
export interface EditableText {
  name: string;
  element: HTMLElement;
}

/** Properties and their texts. */
export type Texts = readonly (readonly [name: string, text: string])[];

/** Elements whose text cannot be edited in place. */
const fixed = "option, textarea, script, style, svg *";

const normalized = (text: string | null): string => (text ?? "").replace(/\s+/g, " ").trim();

/** Whether an element's text is in the element itself. It may contain an icon, too. */
const hasOwnText = ({ children, textContent }: Element): boolean =>
  normalized(textContent) !== "" && [...children].every((child) => child.textContent === "");

/** Whether an element belongs to the block itself, and not to a block in one of its slots. */
const isOf = (element: Element, host: Element): boolean => element.closest(".td-block-host") === host;

/**
 * Finds the elements that show the texts of a block. The markup is the site's own and names no properties, so a text is found by
 * what it says; of several properties with the same text the first has the first element.
 *
 * @param host the block's host element
 */
export function findEditableTexts(host: Element, texts: Texts): readonly EditableText[] {
  const elements = [...host.querySelectorAll<HTMLElement>("*")].filter(
    (element) =>
      isOf(element, host) && hasOwnText(element) && !element.matches(fixed) && element.getClientRects().length > 0,
  );
  const free = Map.groupBy(elements, ({ textContent }) => normalized(textContent));
  return texts.flatMap(([name, text]) => {
    const element = text.trim() === "" ? undefined : free.get(normalized(text))?.shift();
    return element ? [{ name, element }] : [];
  });
}

/** The largest element that has this text only: of a link in a title the whole line. */
function areaOf(element: Element, host: Element): Element {
  const { parentElement } = element;
  const isLarger = parentElement && parentElement !== host && parentElement.textContent === element.textContent;
  return isLarger ? areaOf(parentElement, host) : element;
}

/** Whether a point of the page is in an element. */
export function contains(element: Element, { x, y }: { x: number; y: number }): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The text at a point of the page. */
export const textAt = (texts: readonly EditableText[], host: Element, x: number, y: number): EditableText | undefined =>
  texts.find(({ element }) => contains(areaOf(element, host), { x, y }));
