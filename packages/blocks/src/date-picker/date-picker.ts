import { DatePicker } from "@travel-design/ui";
import { identifier, requiredString } from "@travel-design/ui/internal";
import { defineBlock } from "../define/block.ts";
import { fieldProperties, fieldView } from "../define/field.ts";

export const datePicker = defineBlock({
  name: "datePicker",
  properties: { label: requiredString("Datum"), value: identifier(), ...fieldProperties },
  // Its native element has the attribute, also where the label has no asterisk.
  view: fieldView(DatePicker, "unmarked"),
});
