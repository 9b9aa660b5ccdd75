import { componentPage } from "../../../../../storybook/blocks/index.ts";
import fieldCss from "../field/Field.css?raw";
import css from "./Dropdown.css?raw";
import { Dropdown } from "./index.ts";

export const page = componentPage({
  title: "Dropdown (keuzelijst)",
  summary: "One choice of a short list. It is a `<select>` with label, hint and error.",
  use: [
    "About four to fifteen choices that exclude each other, where the answer is always one of them.",
    "From about eight choices, groups with a heading help: each has a `label` and `options`. What cannot be chosen now is `disabled`.",
  ],
  avoid: [
    "A long list, or an answer that may not be in it: [SearchList](?path=/docs/controls-searchlist--docs).",
    "Yes or no: [Checkbox](?path=/docs/controls-checkbox--docs).",
  ],
  keys: {
    Tab: "Goes to the dropdown. All keys are the browser's own",
    "↑, ↓": "Chooses the one above or below",
    "Space, Enter": "Opens the list, or takes the choice",
    "a–z": "Goes to what begins with it",
  },
  criteria: {
    "1.3.1": ["Label, hint and error belong to the field", "test", "axe"],
    "2.1.1": ["The browser's own list, on a phone too", "person"],
    "3.2.2": ["A choice changes the value and nothing else", "test"],
    "4.1.2": ["The placeholder is no choice: it is disabled and its value is empty", "test"],
  },
  wording: [
    ["Maak uw keuze", "-- Selecteer --", "A sentence, with the formal u"],
    ["De heer en/of mevrouw", "Dhr./Mevr.", "No abbreviations: readers spell them out"],
  ],
  theming: { css: fieldCss + css },
  right: {
    example: <Dropdown label="Aanhef" placeholder="Maak uw keuze" options={[{ label: "Mevrouw", value: "Mevrouw" }]} />,
    because: "Nothing is chosen until the visitor chooses.",
  },
  wrong: {
    example: <Dropdown label="Aanhef" defaultValue="De heer" options={[{ label: "De heer", value: "De heer" }]} />,
    because: "An answer that nobody gave: most visitors leave it as it is.",
  },
  mistakes: ["Options in an order that only you know. Sort them by name, or put the frequent ones first."],
});
