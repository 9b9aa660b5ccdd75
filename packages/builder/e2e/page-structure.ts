/**
 * The elements of a page, one line each, without what the editor and hydration add. Runs in the browser.
 *
 * @param main the element around the page
 */
export function pageStructure(main: Element): string[] {
  const skipped =
    "link, script, noscript, style, template, .org-builder-box, .org-builder-slot, .td-block-host:empty, .td-grid__item:has(> .org-builder-slot)";
  /** Elements around a slot, which only the site has. */
  const transparent = "[data-td-slot]";
  const ids = new Map<string, string>();
  const nameOf = (id: string): string => {
    const name = ids.get(id) ?? `id ${ids.size + 1}`;
    ids.set(id, name);
    return name;
  };
  const references = new Set([
    "for",
    "aria-labelledby",
    "aria-describedby",
    "aria-controls",
    "name",
    "list",
    "popovertarget",
  ]);
  const added = /^(?:id|inert|selected|tabindex|data-(?:td-.*|item|no-box)|draggable)$/;
  /** Declarations in alphabetical order, because one that is set later comes last. */
  const styleOf = (value: string): string =>
    value
      .replaceAll(/\s/g, "")
      .split(";")
      .filter((declaration) => declaration !== "" && declaration !== "position:relative")
      .toSorted()
      .join(";");
  const valueOf = (name: string, value: string): string => {
    if (name === "style") return styleOf(value);
    return references.has(name) ? value.split(" ").map(nameOf).join(" ") : value;
  };
  const attributesOf = (element: Element): string =>
    [...element.attributes]
      .filter(({ name }) => !added.test(name))
      .map(({ name, value }) => `${name}="${valueOf(name, value)}"`)
      .toSorted()
      .join(" ");
  // Of another realm, if the editor has created it in the canvas.
  const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;
  const lines: string[] = [];
  const visit = (node: Node, depth: number): void => {
    if (node.nodeType === node.TEXT_NODE) {
      if (node.textContent?.trim()) lines.push(`${"  ".repeat(depth)}${node.textContent}`);
      return;
    }
    if (!isElement(node) || node.matches(skipped)) return;
    const isTransparent = node.matches(transparent);
    if (!isTransparent) lines.push(`${"  ".repeat(depth)}<${node.localName} ${attributesOf(node)}>`);
    for (const child of node.childNodes) visit(child, isTransparent ? depth : depth + 1);
  };
  for (const child of main.childNodes) visit(child, 0);
  return lines;
}
