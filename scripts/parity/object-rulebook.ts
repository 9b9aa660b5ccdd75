import { loadOrgMetadata } from "../../packages/local-org/src/metadata/load-org-metadata.ts";
import { lengthsOf, type Rulebook } from "./rulebook.ts";

/**
 * What the object's fields say: how long each text may be. The channel is no visitor's text: the server sets it.
 *
 * @param forceApp path of `force-app/main/default`
 * @param fieldOf the field that keeps each answer
 */
export function readObjectRulebook(forceApp: string, fieldOf: Readonly<Record<string, string>>): Rulebook {
  const fields = loadOrgMetadata(forceApp).objects.get("Contact_Request__c")?.fields;
  const kept = Object.entries(fieldOf).flatMap(([key, name]) => {
    const field = fields?.get(name);
    return field ? [{ key, field }] : [];
  });
  const texts = kept.filter(({ key, field }) => field.length > 0 && key !== "channel");
  return {
    source: "the object",
    bounds: lengthsOf(Object.fromEntries(texts.map(({ key, field }) => [key, field.length]))),
    fields: Object.fromEntries(kept.map(({ key, field }) => [key, field.apiName])),
  };
}
