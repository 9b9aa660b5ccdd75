import { boolean, identifier, string } from "@travel-design/ui/models";
import { defineBlock } from "../define/block.ts";

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
  properties: {
    title: string(),
    description: string(),
    canonicalUrl: identifier(),
    alternateLinks: identifier(),
    customHeadTags: identifier(),
    hideFromSearch: boolean(),
  },
  runtime: { hydrate: "never", isVisible: false },
  view: SearchMetadataView,
});
