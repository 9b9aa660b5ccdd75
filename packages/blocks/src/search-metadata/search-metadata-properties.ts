import { boolean, identifier, string } from "@travel-design/ui/models";

/** Properties of the block `searchMetadata`, apart from the block because its LWC bundle needs nothing else of it. */
export const searchMetadataProperties = {
  title: string(),
  description: string(),
  canonicalUrl: identifier(),
  alternateLinks: identifier(),
  customHeadTags: identifier(),
  hideFromSearch: boolean(),
};
