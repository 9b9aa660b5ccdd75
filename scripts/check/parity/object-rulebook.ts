import type { OrgMetadata } from "@travel-design/local-org/internal";
import { maxLengthsOf, type Rulebook } from "./rulebook.ts";

/**
 * How long the texts may be that the object stores. Values of a restricted picklist are not
 * typed, and the server sets the channel.
 *
 * @param fieldOf the field that stores each answer, by key
 */
export function objectRulebook(metadata: OrgMetadata, fieldOf: Readonly<Record<string, string>>): Rulebook {
  const fields = metadata.objects.get("Contact_Request__c")?.fields;
  const texts = Object.entries(fieldOf).flatMap(([key, name]) => {
    const field = fields?.get(name);
    const isTyped = field !== undefined && field.length > 0 && !field.restricted && key !== "channel";
    return isTyped ? [[key, field.length] as const] : [];
  });
  return { source: "the object", bounds: maxLengthsOf(Object.fromEntries(texts)) };
}
