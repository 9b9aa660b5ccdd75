import { loadOrgMetadata } from "@travel-design/local-org/internal";
import { missingKeys } from "./places.ts";
import { brokenPromises } from "./promises.ts";
import { differences } from "./rules.ts";
import { apexSide, formSide, localOrgSide, objectSide } from "./sides.ts";

/**
 * Checks that the form, the Apex classes, the local org, the object and the texts of the site state the same about a request.
 *
 * @param forceApp path of `force-app/main/default`
 * @returns a sentence for each difference and each missing key
 */
export function checkParity(forceApp: string): string[] {
  const metadata = loadOrgMetadata(forceApp);
  return [
    ...missingKeys(forceApp, metadata),
    ...differences([formSide, apexSide(forceApp), localOrgSide, objectSide(metadata)]),
    ...brokenPromises(forceApp, metadata),
  ];
}
