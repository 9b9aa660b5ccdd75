import { componentPage } from "../../../../../storybook/blocks/index.ts";
import css from "./OptionalCheckboxes.css?raw";
import { OptionalCheckboxes } from "./index.ts";

export const page = componentPage({
  title: "OptionalCheckboxes (paar aankruisvakken)",
  summary:
    '"I know" opens further questions, "I do not know yet" closes them. At most one is ticked. It is a `<fieldset>` with two checkboxes.',
  use: ["A question that some visitors cannot answer yet, and should not have to."],
  avoid: ["A question that everyone can answer: ask it at once."],
  keys: {
    Tab: "Goes to the first box, what it opened, and the second box",
    Space: "Ticks a box, or takes the tick away",
  },
  criteria: {
    "1.3.1": ["The group has a name, the legend; the error belongs to both boxes", "test", "axe"],
    "3.3.2": ["A screen reader reads with the legend that a choice is required", "test"],
    "2.1.1": ["Closed content cannot be reached with the keyboard", "test"],
    "2.4.3": ["What opens follows the box that opens it", "test"],
    "1.4.12": ["Once open it clips nothing, however long the text", "test"],
    "3.2.2": ["Ticking opens content below; focus stays where it is", "test"],
  },
  wording: [
    ["Ik weet al waar ik naartoe wil", "Ja", "A box is also read without its legend"],
    ["Ik weet het nog niet", "Nee", "Not knowing is fine"],
  ],
  theming: { css },
  right: {
    example: (
      <OptionalCheckboxes
        fieldId="right"
        legend="Weet u al wanneer u wilt reizen?"
        mainLabel="Ja, ik heb een periode"
        optionalLabel="Nee, nog niet"
      />
    ),
    because: "Two answers to one question, and not knowing yet is a good one.",
  },
  wrong: {
    example: (
      <OptionalCheckboxes
        fieldId="wrong"
        legend="Voorkeuren"
        mainLabel="Ik wil vliegen"
        optionalLabel="Ik wil een hotel"
      />
    ),
    because: "Two answers that can both be true: use two checkboxes.",
  },
  mistakes: [
    "Clearing the opened answers when the box is unticked: they come back when it is ticked again. While they are closed, a form neither checks nor submits them.",
  ],
});
