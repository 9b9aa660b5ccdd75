import basePath from "@salesforce/community/basePath";
import { hidesFromSearch, readHeadTags, searchMetadataProperties, siteAddress, splitOptions } from "c/tdShared";
import { isPublished, parseAndWarn } from "c/tdPage";
import { LightningElement } from "lwc";
import { resetHead, setHead } from "./headTags";

const block = { name: "searchMetadata", properties: searchMetadataProperties };

const meta = (name, content) => ({ name: "meta", attributes: { name, content } });
const link = (rel, href, more = {}) => ({ name: "link", attributes: { rel, href, ...more } });
/** Search engines ignore addresses without an origin. */
const absoluteAddress = (address) => siteAddress(address, location.origin + basePath);

/** The elements for parsed settings. Structured data belongs in the page's head markup, because a component cannot add a script. */
function tagsOf({ description, canonicalUrl, alternateLinks, customHeadTags, hideFromSearch }) {
  const alternates = splitOptions(alternateLinks);
  return [
    ...(description ? [meta("description", description)] : []),
    link("canonical", absoluteAddress(canonicalUrl) || location.origin + location.pathname),
    ...alternates.map(({ label, value }) => link("alternate", absoluteAddress(value), { hreflang: label })),
    ...(hideFromSearch || hidesFromSearch(customHeadTags) ? [meta("robots", "noindex,nofollow")] : []),
    ...readHeadTags(customHeadTags).filter(({ name }) => name !== "script"),
  ];
}

/** Writes what search engines read into the head of a published page, and removes it when the component is removed. */
export default class TdPageHead extends LightningElement {
  get settings() {
    return {};
  }

  connectedCallback() {
    // Experience Builder moves a block by removing and inserting it, which does not render its template again.
    this.writeHead();
  }

  renderedCallback() {
    this.writeHead();
  }

  disconnectedCallback() {
    resetHead(this);
  }

  writeHead() {
    const settings = parseAndWarn(block, this.settings);
    // The title of Experience Builder's own tab stays as it is.
    if (isPublished) setHead(this, settings.title, tagsOf(settings));
  }
}
