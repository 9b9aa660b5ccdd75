import { componentPage } from "../../../../../storybook/blocks/index.ts";
import listCss from "../search-list/SearchList.css?raw";
import css from "./MultiSearchList.css?raw";
import { MultiSearchList } from "./index.ts";

const options = [
  { label: "Japan", value: "JP" },
  { label: "Kenia", value: "KE" },
  { label: "Peru", value: "PE" },
];

export const page = componentPage({
  title: "MultiSearchList (zoeklijst voor meer keuzes)",
  summary:
    "Several choices of a list that can be searched. It is a [SearchList](?path=/docs/controls-searchlist--docs) that accepts options only, a button per choice that removes it, and a hidden `<select multiple>` that holds the values.",
  use: [
    "Any number of choices of a list that is too long to show: countries, interests.",
    "A form submits one entry per value: `formData.getAll(name)`. `ref`, `register` of React Hook Form and a script read and write the hidden `<select>`.",
    'A limit is a rule of yours: `validate={(values) => (values.length > 3 ? "Kies hoogstens drie landen" : undefined)}`.',
    "The values are in the order of the options, whatever the order of the choices.",
  ],
  avoid: [
    "Fewer than about seven options: a [Checkbox](?path=/docs/controls-checkbox--docs) each.",
    "One choice: [SearchList](?path=/docs/controls-searchlist--docs). Options that a server searches: the list needs all of them.",
  ],
  keys: {
    "↓, ↑": "Open the suggestions, and go to the next or the one above",
    Enter: "Chooses the active or the only suggestion",
    Backspace: "In the empty field: removes the last choice",
    Tab: "Goes to the field, then to each choice",
    "Space, Enter on a choice": "Removes it; the focus goes to the next choice, or to the field",
  },
  criteria: {
    "1.3.1": ["The choices are a named list, label, hint and error belong to the field", "test", "axe"],
    "2.1.1": ["Everything works with keys", "test"],
    "2.4.3": ["After a choice the focus stays in the field; after a removal it is on the next choice", "test"],
    "2.5.3": ["The name of a button begins with the label of its choice", "test"],
    "2.5.8": ["Each choice is 44 pixels high", "test"],
    "4.1.3": ["What is added or removed is announced politely", "test"],
  },
  wording: [
    ["Bestemmingen", "Kies bestemming(en)", "A label is a name, in the plural"],
    ["Kies er zoveel u wilt.", "Meerdere opties mogelijk", "A hint is a sentence"],
  ],
  theming: { css: listCss + css },
  right: {
    example: <MultiSearchList label="Bestemmingen" name="right" options={options} defaultValue={["JP", "PE"]} />,
    because: "The choices are visible, and each can be removed.",
  },
  wrong: {
    example: <MultiSearchList label="Land" name="wrong" options={options} />,
    because: "A label in the singular: nobody expects that more is possible.",
  },
  mistakes: ["A new array of options on every render: labels are folded again each time."],
});
