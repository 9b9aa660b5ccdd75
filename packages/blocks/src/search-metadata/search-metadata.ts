import type { SettingsOf } from "@travel-design/ui/models";
import { defineBlock } from "#define-block";
import { searchMetadataProperties } from "./search-metadata-properties.ts";

/** Renders nothing: the host writes the page's head from the settings. */
const SearchMetadataView = (_settings: SettingsOf<typeof searchMetadataProperties>): null => null;

export const searchMetadata = defineBlock({
  name: "searchMetadata",
  properties: searchMetadataProperties,
  runtime: { hydrate: "never", isVisible: false },
  view: SearchMetadataView,
});
