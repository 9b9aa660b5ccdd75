// For tests of other packages and of tools.
export { answersOf, sharedCases, storedOf } from "./shared-cases.ts";
