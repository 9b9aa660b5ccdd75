// What every LWC bundle and every page shares with React: texts, settings, links and what search engines read.

export { failures, recordCampaign, searchMetadataProperties } from "@travel-design/blocks/internal";
export { navigationLinks, userFrom } from "@travel-design/platform";
export { splitOptions } from "@travel-design/quotation/model";
export { hidesFromSearch, readHeadTags } from "@travel-design/site/internal";
export { keepPageQuery, showProblem, toAnchorId, watchAnchor, withPageQuery } from "@travel-design/ui/internal";
export { contentKeysOf, parseSettings, readImageContents, siteAddress } from "@travel-design/ui/models";
