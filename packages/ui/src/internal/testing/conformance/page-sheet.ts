import sheetText from "@salesforce-ux/design-system-2/dist/css/bundled/slds2.cosmos.css?raw";

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Reading a megabyte of rules takes a while, so a page gets them once. */
function addSheet(page: Document): CSSStyleSheet {
  const style = page.createElement("style");
  style.textContent = sheetText;
  page.head.append(style);
  const { sheet } = style;
  if (!sheet || sheet.cssRules.length === 0)
    throw new Error("The page's style sheet holds no rules: read the package's.");
  sheets.set(page, sheet);
  return sheet;
}

/**
 * Looks at a page while it has a strong style sheet of its own: Salesforce's, which styles elements by name and resets
 * what browsers do.
 *
 * @returns what was seen
 */
export function underPageSheet<Seen>(page: Document, look: () => Seen): Seen {
  const sheet = sheets.get(page) ?? addSheet(page);
  sheet.disabled = false;
  const seen = look();
  sheet.disabled = true;
  return seen;
}
