import { parseSettings, readHeadTags, searchMetadataProperties, splitOptions } from "c/tdModels";
import { LightningElement } from "lwc";

/** The address of the page, without its query. */
const ownAddress = () => location.origin + location.pathname;

const meta = (name, content) => ({ name: "meta", attributes: { name, content } });
const link = (rel, href, more = {}) => ({ name: "link", attributes: { rel, href, ...more } });

/** The elements for parsed settings. Structured data is in the page's own settings, because a component may not add a script. */
function tagsOf({ canonicalUrl, alternateLinks, customHeadTags, hideFromSearch }) {
  const alternates = splitOptions(alternateLinks);
  return [
    link("canonical", canonicalUrl || ownAddress()),
    ...alternates.map(({ label, value }) => link("alternate", value, { hreflang: label })),
    ...(hideFromSearch ? [meta("robots", "noindex,nofollow")] : []),
    ...readHeadTags(customHeadTags).filter(({ name }) => name !== "script"),
  ];
}

/** Writes what search engines read into the page's head, and takes it back when the component leaves. */
export default class TdPageHead extends LightningElement {
  written = [];

  get settings() {
    return {};
  }

  renderedCallback() {
    this.takeBack();
    const settings = parseSettings(searchMetadataProperties, this.settings, (property, message) =>
      console.warn(`searchMetadata: ${property}: ${message}.`),
    );
    const { title, description } = settings;
    if (title) document.title = title;
    if (description) this.describe(description);
    for (const tag of tagsOf(settings)) this.write(tag);
  }

  disconnectedCallback() {
    this.takeBack();
  }

  /** The page has a description of its own already, from before this script: there is one, not two. */
  describe(content) {
    const own = document.head.querySelector("meta[name=description]");
    if (own) own.setAttribute("content", content);
    else this.write(meta("description", content));
  }

  write({ name, attributes }) {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    // Appended: Lightning Web Security refuses every other way into the head.
    document.head.appendChild(element);
    this.written.push(element);
  }

  takeBack() {
    for (const element of this.written) element.remove();
    this.written.length = 0;
  }
}
