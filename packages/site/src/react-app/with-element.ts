import { escapeHtml } from "../html/head-tag.ts";

/**
 * Sets an element of a metadata file, whether or not the file contains it.
 *
 * @param parent name of the element around it
 * @throws Error if the text does not contain the parent
 * @example withElement("<CustomSite>\n</CustomSite>", "CustomSite", "siteAdmin", "a@example.com")
 */
export function withElement(xml: string, parent: string, name: string, value: string): string {
  const end = `</${parent}>`;
  if (!xml.includes(end))
    throw new Error(`The converted source contains no <${parent}>, so its ${name} cannot be set.`);
  const element = `<${name}>${escapeHtml(value)}</${name}>`;
  const present = new RegExp(`<${name}>[^<]*</${name}>|<${name}/>`);
  return present.test(xml) ? xml.replace(present, () => element) : xml.replace(end, () => `    ${element}\n${end}`);
}
