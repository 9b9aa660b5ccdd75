// For tests of other packages and of tools.
export { answersOf, sharedCases, storedOf, validValues, type FormatCases } from "./shared-cases.ts";
