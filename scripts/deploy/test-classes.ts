import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A test method. Salesforce reports a specified class without one as a failure. */
const testMethod = /@IsTest(?:\s*\([^)]*\))?\s+(?:(?:private|public|global)\s+)?static\s+void\s/i;

/** Names of the Apex classes in a folder that contain tests, in alphabetical order. */
export const findTestClasses = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".cls") && testMethod.test(readFileSync(join(folder, file), "utf8")))
    .map((file) => basename(file, ".cls"))
    .toSorted();
