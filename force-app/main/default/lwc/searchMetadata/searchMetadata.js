import PageHead from "c/pageHead";
import { api } from "lwc";

/**
 * The block `searchMetadata`: this component says what the builder set, and `c/pageHead` does the rest.
 * Written by "npm run generate" from packages/blocks/src/search-metadata/definition.ts: change it there.
 */
export default class SearchMetadata extends PageHead {
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
