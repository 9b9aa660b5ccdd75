import type { BlockEditor } from "../define/editor.ts";
import { fieldEditor } from "../define/field-editor.ts";
import { choice, flag, text } from "../define/properties.ts";

export const properties = {
  label: text("Label"),
  placeholder: text(),
  value: text(),
  type: choice(["text", "email", "tel", "number", "currency"], "text"),
  step: text(),
  min: text("0.00"),
  hint: text(),
  fieldId: text(),
  required: flag(),
  disabled: flag(),
};

export const editor = {
  label: "Invoerveld",
  description: "Eén regel tekst, een e-mailadres, een telefoonnummer, een getal of een bedrag.",
  icon: "M7 16h34v16H7zM13 21v6M11 21h4M11 27h4",
  properties: {
    ...fieldEditor,
    type: { label: "Soort", description: "Bepaalt het toetsenbord op een telefoon; currency toont een euroteken." },
    step: { label: "Stapgrootte", description: "Alleen bij number." },
    min: { label: "Kleinste getal", description: "Alleen bij number." },
  },
} satisfies BlockEditor<typeof properties>;
