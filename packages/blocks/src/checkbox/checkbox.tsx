import { Checkbox, type CheckboxProps } from "@travel-design/ui";
import { boolean, identifier, link, requiredString, string } from "@travel-design/ui/internal";
import type { ReactNode } from "react";
import { defineBlock } from "#define-block";

/** The key resets the box when a builder changes its initial state. */
const CheckboxView = ({ checked, checkboxId, linkLabel, value, ...props }: CheckboxProps): ReactNode => (
  <Checkbox
    key={String(checked)}
    {...props}
    defaultChecked={checked}
    checkboxId={checkboxId || undefined}
    linkLabel={linkLabel || undefined}
    value={value || undefined}
  />
);

export const checkbox = defineBlock({
  name: "checkbox",
  properties: {
    label: requiredString("Ik ga akkoord"),
    link: link(),
    linkLabel: string(),
    required: boolean(),
    disabled: boolean(),
    checked: boolean(),
    value: identifier(),
    checkboxId: identifier(),
  },
  view: CheckboxView,
});
