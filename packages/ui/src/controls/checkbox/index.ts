export { Checkbox, type CheckboxProps } from "./Checkbox.tsx";
export { CheckboxRow, type CheckboxRowProps } from "./CheckboxRow.tsx";
export { useRequiredTick, type UseRequiredTickOptions } from "./use-required-tick.ts";
