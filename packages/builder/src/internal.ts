// What the server of the builder reads of this package.
export type { PageProblem } from "./api.ts";
export { expectationInDutch } from "./catalog/property-format.ts";
export { slugOf } from "./pages/slug.ts";
