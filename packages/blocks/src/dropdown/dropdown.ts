import { Dropdown } from "@travel-design/ui";
import { identifier, requiredString, string } from "@travel-design/ui/internal";
import { defineBlock } from "#define-block";
import { fieldProperties } from "../define/field.ts";
import { options, optionsView } from "../define/options-view.tsx";

export const dropdown = defineBlock({
  name: "dropdown",
  properties: {
    label: requiredString("Label"),
    placeholder: string("Maak uw keuze"),
    options: options(),
    value: identifier(),
    ...fieldProperties,
  },
  // The specification requires the native attribute, also without an asterisk.
  view: optionsView(Dropdown, "unmarked"),
});
