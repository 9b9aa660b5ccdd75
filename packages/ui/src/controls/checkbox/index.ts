export { Checkbox, type CheckboxProps } from "./Checkbox.tsx";
export { CheckboxRow } from "./CheckboxRow.tsx";
export { useRequiredTick } from "./use-required-tick.ts";
