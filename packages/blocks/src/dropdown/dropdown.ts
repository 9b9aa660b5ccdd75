import { Dropdown } from "@travel-design/ui";
import { identifier, requiredString, string } from "@travel-design/ui/internal";
import { defineBlock } from "../define/block.ts";
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
  // Its native element has the attribute, also where the label has no asterisk.
  view: optionsView(Dropdown, "unmarked"),
});
