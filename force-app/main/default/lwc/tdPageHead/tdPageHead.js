import basePath from "@salesforce/community/basePath";
import { hidesFromSearch, readHeadTags, searchMetadataProperties, siteAddress, splitOptions } from "c/tdModels";
import { parseAndWarn } from "c/tdPage";
import { LightningElement } from "lwc";

const block = { name: "searchMetadata", properties: searchMetadataProperties };

const meta = (name, content) => ({ name: "meta", attributes: { name, content } });
const link = (rel, href, more = {}) => ({ name: "link", attributes: { rel, href, ...more } });
/** Search engines ignore addresses without an origin. */
const absoluteAddress = (address) => siteAddress(address, location.origin + basePath);

/** The elements for parsed settings. Structured data belongs in the page's head markup, because a component cannot add a script. */
function tagsOf({ canonicalUrl, alternateLinks, customHeadTags, hideFromSearch }) {
  const alternates = splitOptions(alternateLinks);
  return [
    link("canonical", absoluteAddress(canonicalUrl) || location.origin + location.pathname),
    ...alternates.map(({ label, value }) => link("alternate", absoluteAddress(value), { hreflang: label })),
    ...(hideFromSearch || hidesFromSearch(customHeadTags) ? [meta("robots", "noindex,nofollow")] : []),
    ...readHeadTags(customHeadTags).filter(({ name }) => name !== "script"),
  ];
}

/** Writes what search engines read into the page's head, and removes it when the component is removed. */
export default class TdPageHead extends LightningElement {
  /** The elements that this component added. */
  elements = [];

  get settings() {
    return {};
  }

  connectedCallback() {
    // Experience Builder moves a block by removing and inserting it, which does not render its template again.
    this.writeElements();
  }

  renderedCallback() {
    this.writeElements();
  }

  writeElements() {
    this.removeElements();
    const settings = parseAndWarn(block, this.settings);
    const { title, description } = settings;
    if (title) document.title = title;
    if (description) this.setDescription(description);
    for (const tag of tagsOf(settings)) this.write(tag);
  }

  disconnectedCallback() {
    this.removeElements();
  }

  /** Replaces the description that the server rendered, so that the page has one. */
  setDescription(content) {
    const own = document.head.querySelector("meta[name=description]");
    if (own) own.setAttribute("content", content);
    else this.write(meta("description", content));
  }

  write({ name, attributes }) {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    // Lightning Web Security allows no other method than appendChild in the head.
    document.head.appendChild(element);
    this.elements.push(element);
  }

  removeElements() {
    for (const element of this.elements) element.remove();
    this.elements.length = 0;
  }
}
