import { componentPage } from "../../../../../storybook/blocks/index.ts";
import fieldCss from "../field/Field.css?raw";
import css from "./TextArea.css?raw";
import { TextArea } from "./index.ts";

export const page = componentPage({
  title: "TextArea (tekstvak)",
  summary:
    "Several lines of text: wishes, a story, a remark. It is a `<textarea>` with label, hint and error, and can be made taller.",
  use: [
    "The answer is in the visitor's own words, and its length is up to the visitor. `rows` shows how much is expected.",
  ],
  avoid: [
    "A name, an address, a number: [Input](?path=/docs/controls-input--docs) has the right keyboard and fills in by itself.",
  ],
  keys: { Tab: "Goes to the field, and on to the next", Enter: "Begins a new line; it never sends the form" },
  criteria: {
    "1.3.1": ["Label, hint and error belong to the field", "test", "axe"],
    "1.4.4": ["Grows with its text; nothing is cut off at 200 %", "person"],
    "2.1.2": ["Tab leaves the field", "person"],
    "3.3.2": ["With `maxLength`, a sentence counts the last characters and says when the text is full", "test"],
    "4.1.3": ["The limit is announced politely, when the text comes near it and when it is full", "test"],
  },
  wording: [
    ["Uw wensen", "Opmerkingen", "Say whose and what; a remark is about the form"],
    [
      "Vertel gerust wat u al in gedachten heeft.",
      "Max. 5000 tekens!",
      "Invite first; the field mentions its limit only to visitors who come near it",
    ],
  ],
  theming: { css: fieldCss + css },
  right: {
    example: <TextArea label="Uw wensen" hint="Bijvoorbeeld een dieet, of een jubileum." rows={4} />,
    because: "As high as the answer that is expected, with an example beside the label.",
  },
  wrong: {
    example: <TextArea label="Uw wensen" rows={1} />,
    because: "One line for a long answer: visitors cannot read back what they typed.",
  },
  mistakes: [
    "A `maxLength` that people reach. A pasted text that is longer is cut, and the field says so, but the visitor has to shorten it.",
  ],
});
