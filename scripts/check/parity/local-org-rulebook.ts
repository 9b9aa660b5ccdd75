import { contactRequestFields } from "../../../packages/local-org/src/apex/contact-request-controller/contact-request-fields.ts";
import {
  submissionAge,
  uuidPattern,
} from "../../../packages/local-org/src/apex/contact-request-controller/submission-guard.ts";
import { boundsOf, type Rulebook } from "./rulebook.ts";

/** What the local org states. Its formats are those of the form, its maximum lengths those of the object. */
export const localOrgRulebook: Rulebook = {
  source: "the local org",
  patterns: { UUID: uuidPattern.source },
  bounds: boundsOf("age of a submission", submissionAge),
  fields: Object.fromEntries(Object.entries(contactRequestFields).map(([key, { field }]) => [key, field])),
};
