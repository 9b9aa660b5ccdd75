import { join } from "node:path";
import { loadOrgMetadata } from "@travel-design/local-org/internal";
import { readApexRulebook } from "./apex-rulebook.ts";
import { differences } from "./compare.ts";
import { formRulebook } from "./form-rulebook.ts";
import { localOrgRulebook } from "./local-org-rulebook.ts";
import { objectRulebook } from "./object-rulebook.ts";
import { missingKeys } from "./places.ts";
import { requestHandlingProblems } from "./request-handling.ts";

/**
 * Checks that the form, the Apex classes, the local org and the object state the same rules of a request.
 *
 * @param forceApp path of `force-app/main/default`
 * @returns a sentence for each difference and each missing key
 */
export function checkParity(forceApp: string): string[] {
  const metadata = loadOrgMetadata(forceApp);
  const apex = readApexRulebook(join(forceApp, "classes"));
  const { fields: localFields = {} } = localOrgRulebook;
  const books = [formRulebook, apex, localOrgRulebook, objectRulebook(metadata, localFields)];
  return [
    ...missingKeys(forceApp, metadata, apex.fields ?? {}, localFields),
    ...differences(books),
    ...requestHandlingProblems(forceApp, metadata),
  ];
}
