import { defineBlock } from "../define/block.ts";
import { searchMetadataProperties } from "./search-metadata-properties.ts";

interface SearchMetadataViewProps {
  title: string;
  description: string;
  canonicalUrl: string;
  alternateLinks: string;
  customHeadTags: string;
  hideFromSearch: boolean;
}

/** Renders nothing: the host writes the page's head from the settings. */
const SearchMetadataView = (_settings: SearchMetadataViewProps): null => null;

export const searchMetadata = defineBlock({
  name: "searchMetadata",
  properties: searchMetadataProperties,
  runtime: { hydrate: "never", isVisible: false },
  view: SearchMetadataView,
});
