import { componentPage } from "../../../../../storybook/blocks/index.ts";
import css from "./Field.css?raw";
import { Field } from "./index.ts";

const parts = `
- \`Field\` makes the ids. Spread what it gives you on the native element; never write \`aria-describedby\` by hand.
- \`useFieldError\` combines the owner's \`error\` with the window events for its \`fieldId\`: the latest change wins.
- \`error\` stops a native submit until the value changes, or another value in the same \`<fieldset>\`. A form whose submit decides whether the error is gone
  needs \`noValidate\`.
- A message that changes while a pointer is down, for example because the field lost the focus, appears once the press has ended, so that nothing moves
  away from it. For the keyboard it appears at once.
- \`FieldLabel\`, \`FieldError\` and \`Asterisk\` also work without a \`Field\`.
`;

export const page = componentPage({
  title: "Field parts (veld)",
  summary:
    "Label, hint, error and control, in that order and wired to each other: what every field of ours is made of, for a field of your own.",
  use: ["None of the controls asks what you must ask, and a native element does."],
  avoid: [
    "Several elements under one label: that is a `<fieldset>`, as in [OptionalCheckboxes](?path=/docs/controls-optionalcheckboxes--docs).",
  ],
  more: { heading: "The parts", text: parts },
  keys: "None of its own: the native element keeps its keys.",
  criteria: {
    "1.3.1": ["One label; hint and error in `aria-describedby`, in document order", "test", "axe"],
    "1.3.2": ["The error precedes the control, so it is read first", "test"],
    "3.3.1": [
      "`aria-invalid` is always said out loud: an empty native field with `required` would be called invalid at once",
      "test",
    ],
    "3.3.2": ["The asterisk is for the eye; screen readers announce the native attribute `required`", "test"],
  },
  wording: [
    ["Dit veld is verplicht", "Verplicht!", "A whole sentence, without reproach"],
    ["Vul een bedrag in, bijvoorbeeld 1.250.", "Ongeldig formaat", "Say what to do"],
  ],
  theming: { css },
  right: {
    example: (
      <Field label="Aantal reizigers" fieldId="right-travelers" error="Vul een getal in van 1 tot en met 20.">
        {(control) => <input {...control} className="td-field__control" defaultValue="0" />}
      </Field>
    ),
    because: "Above the control, the error is read before the answer, and the keyboard of a phone does not cover it.",
  },
  wrong: {
    example: (
      <>
        <Field label="Aantal reizigers" fieldId="wrong-travelers" error="">
          {(control) => <input {...control} className="td-field__control" defaultValue="0" />}
        </Field>
        <p style={{ margin: "0.25rem 0 0", color: "#c62828" }}>Ongeldige waarde</p>
      </>
    ),
    because:
      "A text of your own below it: only its color says that it is an error, and screen readers do not read it with the field.",
  },
  mistakes: ["A placeholder instead of a label.", "A second error beside the error of the field."],
});
