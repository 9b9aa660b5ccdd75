import { DatePicker } from "@travel-design/ui";
import { identifier, requiredString } from "@travel-design/ui/internal";
import { defineBlock } from "#define-block";
import { fieldProperties, fieldView } from "../define/field.ts";

export const datePicker = defineBlock({
  name: "datePicker",
  properties: { label: requiredString("Datum"), value: identifier(), ...fieldProperties },
  // The specification requires the native attribute, also without an asterisk.
  view: fieldView(DatePicker, "unmarked"),
});
