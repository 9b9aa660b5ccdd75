import { defineBlock } from "../define/block.tsx";
import { properties } from "./definition.ts";

/** The block `searchMetadata`. It draws nothing: a host writes the page's head, on the local site from the page's own settings. */
export const SearchMetadataBlock = defineBlock("searchMetadata", properties, () => null);
