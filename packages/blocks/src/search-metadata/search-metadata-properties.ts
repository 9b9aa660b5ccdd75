import { boolean, identifier, paragraph, string } from "@travel-design/ui/internal";
import type { Property } from "@travel-design/ui/models";

/** Rejects expressions such as `{!Item.Name}`, because Salesforce does not evaluate them in settings of custom components. */
/* @__NO_SIDE_EFFECTS__ */
const withoutExpressions = (text: Property<string>): Property<string> => ({
  ...text,
  parse(raw, invalid) {
    const value = text.parse(raw, invalid);
    if (!value.includes("{!")) return value;
    invalid({ format: "noExpression" });
    return text.default;
  },
});

/** Properties of the block `searchMetadata`, apart from the block because its LWC bundle needs nothing else of it. */
export const searchMetadataProperties = {
  title: withoutExpressions(string()),
  description: withoutExpressions(paragraph()),
  canonicalUrl: identifier(),
  alternateLinks: identifier("", "paragraph"),
  customHeadTags: withoutExpressions(identifier("", "paragraph")),
  hideFromSearch: boolean(),
};
