// Written by "npm run generate" from packages/blocks/src/search-metadata: change it there.
import TdPageHead from "c/tdPageHead";
import { api } from "lwc";

export default class TdSearchMetadata extends TdPageHead {
  blockName = "searchMetadata";

  @api title;
  @api description;
  @api canonicalUrl;
  @api alternateLinks;
  @api customHeadTags;
  @api hideFromSearch;

  get settings() {
    return {
      title: this.title,
      description: this.description,
      canonicalUrl: this.canonicalUrl,
      alternateLinks: this.alternateLinks,
      customHeadTags: this.customHeadTags,
      hideFromSearch: this.hideFromSearch,
    };
  }
}
