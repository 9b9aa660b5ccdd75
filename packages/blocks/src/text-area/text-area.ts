import { TextArea } from "@travel-design/ui";
import { integer, requiredString, string } from "@travel-design/ui/internal";
import { defineBlock } from "#define-block";
import { fieldProperties, fieldView } from "../define/field.ts";

export const textArea = defineBlock({
  name: "textArea",
  properties: {
    label: requiredString("Label"),
    placeholder: string(),
    rows: integer({ default: 5, min: 1, max: 40 }),
    value: string(),
    ...fieldProperties,
  },
  view: fieldView(TextArea),
});
