import { Input, type InputProps } from "@travel-design/ui";
import { choice, identifier, requiredString, string } from "@travel-design/ui/internal";
import type { ReactNode } from "react";
import { defineBlock } from "#define-block";
import { fieldProperties, fieldView } from "../define/field.ts";

const InputView = ({ step, ...props }: InputProps): ReactNode => <Input {...props} step={step || "any"} />;

export const input = defineBlock({
  name: "input",
  properties: {
    label: requiredString("Label"),
    placeholder: string(),
    value: string(),
    type: choice(
      { text: "Tekst", email: "E-mailadres", tel: "Telefoonnummer", number: "Getal", currency: "Bedrag" },
      "text",
    ),
    step: identifier(),
    min: identifier("0.00"),
    ...fieldProperties,
  },
  view: fieldView(InputView),
});
