import { contactRequestFields, submissionAge, uuidPattern } from "@travel-design/local-org/internal";
import { boundsOf, type Rulebook } from "./rulebook.ts";

/** What the local org states. Its formats are those of the form, its maximum lengths those of the object. */
export const localOrgRulebook: Rulebook = {
  source: "the local org",
  patterns: { UUID: uuidPattern.source },
  bounds: boundsOf("age of a submission", submissionAge),
  fields: Object.fromEntries(Object.entries(contactRequestFields).map(([key, { field }]) => [key, field])),
};
