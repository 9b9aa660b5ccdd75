import { componentPage } from "../../../../../storybook/blocks/index.ts";
import { Input } from "../input/index.ts";
import css from "./Form.css?raw";
import { Form } from "./index.ts";

export const page = componentPage({
  title: "Form (formulier)",
  summary:
    "A `<form>` that shows the errors of a server at the fields that they are about, in the order of the form and not in that of the response.",
  use: [
    "A server or a server action checks the values: pass its errors by the names of the fields. No field needs a prop.",
    "An error disappears with the first change of its field, and returns with the next response that has it.",
    "With `summaryHeading` a summary above the fields has a link per error, and gets the focus. Without it the first field with an error does.",
    "An error under a name that no field of this library has is an alert above the fields. So is one under the empty name, which is about the form as a whole.",
    "Without a script, the HTML of a server has the errors at the fields and that of the empty name. The summary needs a script.",
  ],
  avoid: [
    "A form library that has the errors itself: pass `error` to each field.",
    "What the browser can check: `required`, `type` and `maxLength` of the fields.",
  ],
  keys: "None of its own: the native form keeps its keys.",
  criteria: {
    "1.3.1": ["Each error belongs to its field, the summary is a named section", "test", "axe"],
    "2.4.3": ["After a response with errors the focus is on the summary, or on the first field with an error", "test"],
    "3.3.1": ["All errors in the order of the fields, with their names", "test"],
    "4.1.3": ["An error of no field is an alert", "test"],
  },
  wording: [
    ["Controleer uw gegevens", "Er ging iets mis", "Say what to do"],
    ["Vul een e-mailadres met een @ in", "E-mail ongeldig", "The field says how to fix it"],
  ],
  theming: { css },
  right: {
    example: (
      <Form summaryHeading="Controleer uw gegevens" errors={{ email: "Vul een e-mailadres met een @ in" }}>
        <Input label="E-mailadres" name="email" defaultValue="jansen" />
      </Form>
    ),
    because: "The visitor sees what is wrong and keeps what was typed.",
  },
  wrong: {
    example: (
      <Form errors={{ "": "Ongeldige invoer" }}>
        <Input label="E-mailadres" name="email" defaultValue="jansen" />
      </Form>
    ),
    because: "Nobody knows which field it is about.",
  },
  mistakes: [
    "A new object of errors in each render: the errors return with each key that the visitor types.",
    "Names in the response that differ from those of the fields. A warning lists them while you develop.",
  ],
});
