import { Input, type InputProps } from "@travel-design/ui";
import { identifier, labeled, oneOf, requiredString, string } from "@travel-design/ui/models";
import type { ReactNode } from "react";
import { defineBlock } from "../define/block.ts";
import { fieldProperties, fieldView } from "../define/field.ts";

const InputView = ({ step, ...props }: InputProps): ReactNode => <Input {...props} step={step || undefined} />;

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
  view: fieldView(InputView),
});
