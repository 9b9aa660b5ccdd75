import { boolean, identifier, string } from "@travel-design/ui/internal";
import type { Property } from "@travel-design/ui/models";

/** Rejects expressions such as `{!Item.Name}`, because Salesforce does not evaluate them in settings of custom components. */
/* @__NO_SIDE_EFFECTS__ */
const withoutExpressions = (text: Property<string>): Property<string> => ({
  ...text,
  parse(raw, invalid) {
    const value = text.parse(raw, invalid);
    if (!value.includes("{!")) return value;
    invalid("a text without {!…}, or the SEO settings of the page");
    return text.default;
  },
});

/** Properties of the block `searchMetadata`, apart from the block because its LWC bundle needs nothing else of it. */
export const searchMetadataProperties = {
  title: withoutExpressions(string()),
  description: withoutExpressions(string()),
  canonicalUrl: identifier(),
  alternateLinks: identifier(),
  customHeadTags: withoutExpressions(identifier()),
  hideFromSearch: boolean(),
};
