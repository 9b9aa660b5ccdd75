import { Input } from "@travel-design/ui";
import { identifier, labeled, oneOf, requiredString, string } from "@travel-design/ui/models";
import type { ReactNode } from "react";
import { defineBlock } from "../define/block.ts";
import { fieldProperties, fieldProps, type FieldSettings } from "../define/field.ts";

interface InputViewProps extends FieldSettings {
  placeholder: string;
  type: "text" | "email" | "tel" | "number" | "currency";
  step: string;
  min: string;
}

const InputView = (settings: InputViewProps): ReactNode => (
  <Input key={settings.value} {...fieldProps(settings)} step={settings.step || undefined} />
);

export const input = defineBlock({
  name: "input",
  properties: {
    label: requiredString("Label"),
    placeholder: string(),
    value: string(),
    type: labeled(oneOf(["text", "email", "tel", "number", "currency"], "text"), {
      text: "Tekst",
      email: "E-mailadres",
      tel: "Telefoonnummer",
      number: "Getal",
      currency: "Bedrag",
    }),
    step: identifier(),
    min: identifier("0.00"),
    ...fieldProperties,
  },
  view: InputView,
});
