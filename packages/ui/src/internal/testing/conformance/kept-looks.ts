/** What a visitor sees of any element. */
const boxProperties = [
  "appearance",
  "background-color",
  "background-image",
  "border-block-end-width",
  "border-block-start-width",
  "border-inline-start-width",
  "border-start-start-radius",
  "box-shadow",
  "cursor",
  "display",
  "list-style-type",
  "margin-block-end",
  "margin-block-start",
  "margin-inline-start",
  "opacity",
  "outline-style",
  "padding-block-end",
  "padding-block-start",
  "padding-inline-end",
  "padding-inline-start",
  "position",
  "visibility",
];

/** What a visitor sees of an element with a border. */
const borderProperties = ["border-block-end-color", "border-block-end-style"];

/** What a visitor sees of an element with an outline. */
const outlineProperties = ["outline-color", "outline-offset", "outline-width"];

/** What a visitor sees of an element with text of its own. */
const textProperties = [
  "color",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "letter-spacing",
  "line-height",
  "text-align",
  "text-decoration-line",
  "text-transform",
  "white-space",
];

/** The looks of a tree: a line for each element and property. */
export type Looks = ReadonlyMap<string, string>;

const isWrittenIn = (element: Element): boolean => element.matches("input:not([type=checkbox]), select, textarea");
const hasText = (element: Element): boolean =>
  isWrittenIn(element) ||
  [...element.childNodes].some((node) => node.nodeType === node.TEXT_NODE && node.textContent?.trim());

function visibleProperties(element: Element, style: CSSStyleDeclaration): string[] {
  if (style.display === "none") return ["display"];
  return [
    ...boxProperties,
    ...(style.borderBlockEndWidth === "0px" ? [] : borderProperties),
    ...(style.outlineStyle === "none" ? [] : outlineProperties),
    ...(hasText(element) ? textProperties : []),
  ];
}

const titleOf = (element: Element, index: number): string =>
  `${index} ${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;

/** Reads the looks of everything below a node. */
export function readLooks(root: Element): Looks {
  const looks = new Map<string, string>();
  for (const [index, element] of [...root.querySelectorAll("*")].entries()) {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    looks.set(`${titleOf(element, index)} size`, `${width.toFixed(1)} × ${height.toFixed(1)}`);
    for (const property of visibleProperties(element, style)) {
      looks.set(`${titleOf(element, index)} ${property}`, style.getPropertyValue(property));
    }
  }
  return looks;
}

/**
 * What differs between two looks of the same tree.
 *
 * @example lostLooks(before, after); // ["0 button.btn color: rgb(255, 255, 255) became rgb(0, 0, 0)"]
 */
export const lostLooks = (before: Looks, after: Looks): string[] =>
  [...before].flatMap(([what, value]) =>
    after.get(what) === value ? [] : [`${what}: ${value} became ${after.get(what)}`],
  );
