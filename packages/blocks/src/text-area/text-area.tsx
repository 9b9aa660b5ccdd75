import { TextArea } from "@travel-design/ui";
import { integer, requiredString, string } from "@travel-design/ui/models";
import type { ReactNode } from "react";
import { defineBlock } from "../define/block.ts";
import { fieldProperties, fieldProps, type FieldSettings } from "../define/field.ts";

interface TextAreaViewProps extends FieldSettings {
  placeholder: string;
  rows: number;
}

const TextAreaView = (settings: TextAreaViewProps): ReactNode => (
  <TextArea key={settings.value} {...fieldProps(settings)} />
);

export const textArea = defineBlock({
  name: "textArea",
  properties: {
    label: requiredString("Label"),
    placeholder: string(),
    rows: integer({ default: 5, min: 1, max: 40 }),
    value: string(),
    ...fieldProperties,
  },
  view: TextAreaView,
});
