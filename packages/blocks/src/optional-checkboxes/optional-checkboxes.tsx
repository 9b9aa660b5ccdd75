import { OptionalCheckboxes, type OptionalCheckboxesProps } from "@travel-design/ui";
import { boolean, choice, identifier, paragraph, requiredString, string } from "@travel-design/ui/internal";
import type { ReactNode } from "react";
import { defineBlock } from "#define-block";

interface OptionalCheckboxesViewProps extends Omit<OptionalCheckboxesProps, "value"> {
  value: "none" | "known" | "unknown";
  extraText: string;
}

/** The key resets the pair when a builder changes its initial state. */
const OptionalCheckboxesView = ({ value, legend, extraText, ...props }: OptionalCheckboxesViewProps): ReactNode => (
  <OptionalCheckboxes key={value} {...props} legend={legend || undefined} defaultValue={value === "none" ? "" : value}>
    {extraText && <p>{extraText}</p>}
  </OptionalCheckboxes>
);

export const optionalCheckboxes = defineBlock({
  name: "optionalCheckboxes",
  properties: {
    legend: string(),
    mainLabel: requiredString("Ja, dat weet ik al"),
    optionalLabel: requiredString("Dat weet ik (nog) niet"),
    value: choice({ none: "Geen van beide", known: "Eerste vak", unknown: "Tweede vak" }, "none"),
    extraText: paragraph(),
    fieldId: identifier("optioneel"),
    required: boolean(),
    disabled: boolean(),
  },
  view: OptionalCheckboxesView,
});
