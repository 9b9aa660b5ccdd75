import { componentPage } from "../../../../../storybook/blocks/index.ts";
import fieldCss from "../field/Field.css?raw";
import css from "./SearchList.css?raw";
import placeField from "./SearchList.example.tsx?raw";
import { SearchList } from "./index.ts";

export const page = componentPage({
  title: "SearchList (zoeklijst)",
  summary:
    "Text with suggestions: the visitor chooses one, or keeps what was typed. It is an `<input>` with the combobox pattern; the reason why it is our own is in [the decisions](?path=/docs/decisions--docs).",
  use: [
    "A long list that the visitor knows parts of: countries, destinations. Thousands of options stay fast.",
    'Options that people know under other names: `keywords: ["Bali"]` on Indonesië suggests "Bali (Indonesië)". `onValueChange` reports the keyword.',
    "The answer may be missing from the list. With `clearable` a button empties the field.",
    "The answer has to be in the list: with `strict` other text is invalid. An option whose label or value is typed in full is chosen when the field is left; with `strict`, so is the only one with a keyword.",
    "Some options cannot be chosen now: `disabled: true` on an option.",
    "The options come from a server: load them as below.",
    "In a form: a hidden element holds the value, which is the one of the chosen option or the typed text. It is what `ref`, `onChange`, `register` of React Hook Form, a script and `FormData` read and write.",
    "Without a script a form submits the typed text. A field that begins with the label of another value is read-only there, and submits that value.",
  ],
  avoid: ["Fewer than about fifteen options, all of them known: [Dropdown](?path=/docs/controls-dropdown--docs)."],
  more: {
    heading: "Options from a server",
    text: "Load them after each change of reason `type`. `loading` asks visitors to wait.",
    code: placeField,
  },
  keys: {
    "↓": "Opens the suggestions, then goes to the next",
    "↑": "Goes to the one above",
    Enter:
      "Chooses the active or the only suggestion; with several, closes the list and keeps the text; with the list closed, submits the form",
    "Alt + ↓": "Opens the suggestions and goes to none",
    "Escape, Alt + ↑": "Closes the suggestions and keeps the text",
    Tab: "Moves to the next field; keeps the text, or chooses the option whose label it is",
  },
  criteria: {
    "1.3.1": ["Label, hint and error belong to the field; options belong to a named list box", "test", "axe"],
    "2.1.1": ["Everything works with keys, the focus stays in the field", "test"],
    "2.4.11": ["The active suggestion is in view: the list is above the field if there is more room", "test"],
    "2.5.8": ["Each option is 44 pixels high", "test"],
    "4.1.2": ["`combobox`, `aria-expanded`, `aria-activedescendant`", "test", "axe"],
    "4.1.3": [
      "The number of results is announced politely; on Apple devices the active one as well, where VoiceOver would be silent",
      "test",
    ],
  },
  wording: [
    ["Typ een land of streek", "Zoeken…", "Say what can be typed"],
    [
      "Staat uw bestemming er niet bij, typ haar dan zelf.",
      "Vrije invoer toegestaan",
      "A visitor does not know our words",
    ],
  ],
  theming: { css: fieldCss + css },
  right: {
    example: (
      <SearchList
        label="Bestemming"
        hint="Kies een land of typ uw eigen idee."
        options={[]}
        defaultValue="Een eiland met vulkanen"
      />
    ),
    because: "A text that is not in the list is an answer too.",
  },
  wrong: {
    example: (
      <SearchList
        label="Bestemming"
        options={[]}
        defaultValue="Een eiland met vulkanen"
        error="Kies een land uit de lijst"
      />
    ),
    because: "Rejecting what the visitor typed because the list lacks it.",
  },
  mistakes: ["A new array of options on every render: labels are folded again each time."],
});
