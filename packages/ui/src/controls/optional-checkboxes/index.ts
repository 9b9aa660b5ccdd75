export { OptionalCheckboxes, type OptionalCheckboxesProps } from "./OptionalCheckboxes.tsx";
export type { OptionalCheckboxesValue } from "./use-ticked-box.ts";
