import { splitOptions } from "@travel-design/quotation";
import { Dropdown } from "@travel-design/ui";
import { identifier, requiredString, string } from "@travel-design/ui/models";
import { useMemo, type ReactNode } from "react";
import { defineBlock } from "../define/block.ts";
import { fieldProperties, fieldProps, type FieldSettings } from "../define/field.ts";

interface DropdownViewProps extends FieldSettings {
  placeholder: string;
  options: string;
}

function DropdownView({ options: text, ...settings }: DropdownViewProps): ReactNode {
  const options = useMemo(() => splitOptions(text), [text]);
  return <Dropdown key={settings.value} {...fieldProps(settings)} options={options} />;
}

export const dropdown = defineBlock({
  name: "dropdown",
  properties: {
    label: requiredString("Label"),
    placeholder: string("Maak uw keuze"),
    options: string(),
    value: identifier(),
    ...fieldProperties,
  },
  view: DropdownView,
});
