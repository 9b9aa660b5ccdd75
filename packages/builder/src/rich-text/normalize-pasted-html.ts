/** Elements that begin a line of text of their own. */
const blocks = "p, div, ul, ol, li, table, h1, h2, h3, h4, h5, h6, blockquote, section, article";

/** What pages and programs add to their text, and what is no text. */
const removed = "style, script, meta, link, title, svg, img, button, select, textarea, [hidden], [aria-hidden=true]";

/** Whether Word wrote the bullet or the number of an item, instead of a list. */
const isMarker = (span: Element): boolean => /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? "");

/** Puts paragraphs that Word shows as a list into a list. */
function gatherWordLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll("p[style*='mso-list']")) {
    const { ownerDocument, previousElementSibling: before } = paragraph;
    const marker = [...paragraph.querySelectorAll("span")].find(isMarker);
    const name = /\d|[a-z]\./i.test(marker?.textContent ?? "") ? "ol" : "ul";
    marker?.remove();
    const isNext = before?.matches(`${name}[data-word]`) ?? false;
    const list = isNext && before ? before : ownerDocument.createElement(name);
    if (list !== before) {
      list.setAttribute("data-word", "");
      paragraph.before(list);
    }
    const item = ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

/** Makes each line of a paragraph with line breaks a paragraph. */
function splitLines(paragraph: Element): void {
  const lines = [paragraph.ownerDocument.createElement("p")];
  for (const node of Array.from(paragraph.childNodes)) {
    if (node.nodeName === "BR") lines.push(paragraph.ownerDocument.createElement("p"));
    else lines.at(-1)?.append(node);
  }
  paragraph.replaceWith(...lines);
}

/**
 * HTML from Word or a web page, without what the editor cannot know by itself: lists that are no lists, line breaks, cells of tables,
 * and bold text around everything. The editor then drops all else that has no markup.
 */
export function normalizePastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll(removed)) element.remove();
  gatherWordLists(body);
  // Google Docs puts its text into an element for bold text that is not bold.
  for (const wrapper of body.querySelectorAll("b[style*='font-weight:normal'], b[style*='font-weight: normal']"))
    wrapper.replaceWith(...wrapper.childNodes);
  // Tiptap recognizes `font-weight: 400`, but not `normal`.
  for (const span of body.querySelectorAll<HTMLElement>("[style*='font-weight']"))
    if (span.style.fontWeight === "normal") span.style.fontWeight = "400";
  for (const row of body.querySelectorAll("tr")) {
    const line = body.ownerDocument.createElement("p");
    for (const cell of row.querySelectorAll("td, th")) {
      // Word has paragraphs in its cells, and a paragraph in a paragraph would end it.
      for (const block of cell.querySelectorAll(blocks)) block.replaceWith(...block.childNodes, " ");
      line.append(line.hasChildNodes() ? " " : "", ...cell.childNodes);
    }
    row.replaceWith(line);
  }
  for (const line of body.querySelectorAll("p, div"))
    if (line.querySelector(":scope > br") && !line.querySelector(blocks)) splitLines(line);
  return body.innerHTML;
}
