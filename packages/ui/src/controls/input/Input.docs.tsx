import { componentPage } from "../../../../../storybook/blocks/index.ts";
import fieldCss from "../field/Field.css?raw";
import css from "./Input.css?raw";
import { Input } from "./index.ts";

export const page = componentPage({
  title: "Input (invoerveld)",
  summary:
    "One line of text, an address, a telephone number, a number or an amount of euros. It is an `<input>` with label, hint and error.",
  use: [
    "A short answer that the visitor knows by heart. `type` decides the keyboard of a phone: `email`, `tel`, `number`, `currency`.",
    "`error` stops a native submit until the value changes, or another value in the same `<fieldset>`. With `noValidate` on the form a submit checks again; see [form libraries and actions](?path=/docs/guides-form-libraries-and-actions--docs).",
    "An amount is submitted as the visitor typed it. `parseAmount` of `@travel-design/ui/models` returns its number: 1250 for `1.250`, 1250.5 for `€ 1.250,50`.",
    "Give `autoComplete` wherever the answer is about the visitor.",
  ],
  avoid: [
    "More than one line: [TextArea](?path=/docs/controls-textarea--docs). A day: [DatePicker](?path=/docs/controls-datepicker--docs). A short list: [Dropdown](?path=/docs/controls-dropdown--docs).",
  ],
  keys: {
    Tab: "Goes to the field",
    "↑, ↓": "In a number field: one step more or less; the wheel does nothing, so that a number never changes unseen",
  },
  criteria: {
    "1.3.1": ["Label, hint and error belong to the field, in document order", "test", "axe"],
    "1.3.5": ["`autoComplete` goes to the native element", "test"],
    "1.4.3": ["Text, hint and error keep 4.5 to 1; so does a placeholder", "axe", "test"],
    "1.4.11": ["The border of the field keeps 3 to 1", "test"],
    "2.5.8": ["52 pixels high", "test"],
    "3.3.1": ["The error is a text at the field, and `aria-invalid` says so", "test"],
    "3.3.2": [
      "Always a visible label; the asterisk is hidden from screen readers, which announce the native attribute `required`",
      "test",
    ],
    "4.1.3": ["A limit (`maxLength`) is announced politely when the text comes near it and when it is full", "test"],
  },
  wording: [
    ["Achternaam", "Wat is uw achternaam?", "A label is a name, not a question"],
    [
      "Een Nederlandse postcode, bijvoorbeeld 1234 AB.",
      "1234 AB (als placeholder)",
      "A placeholder is gone as soon as one types",
    ],
    ["Budget per persoon in euro", "Budget", "The unit belongs in the label; the sign is only visible"],
  ],
  theming: { css: fieldCss + css },
  right: {
    example: <Input label="Postcode" hint="Bijvoorbeeld 1012 AB" />,
    because: "The label and the hint stay visible while the visitor types.",
  },
  wrong: {
    example: <Input aria-label="Postcode" placeholder="Postcode, bijvoorbeeld 1012 AB" />,
    because: "A placeholder instead of a label disappears with the first letter.",
  },
  mistakes: [
    '`type="number"` for a telephone number or a postal code: they are not counted with.',
    "Clearing what was typed because it is wrong. Keep it, and say what is wrong with it.",
  ],
});
