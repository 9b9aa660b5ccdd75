import { componentPage } from "../../../../../storybook/blocks/index.ts";
import boxCss from "../checkbox/Checkbox.css?raw";
import css from "./RadioGroup.css?raw";
import { RadioGroup } from "./index.ts";

const options = [
  { label: "Rustig", value: "calm" },
  { label: "Actief", value: "active" },
];

export const page = componentPage({
  title: "RadioGroup (keuzerondjes)",
  summary: 'One choice of a few, all of them visible. It is a `<fieldset>` with an `<input type="radio">` per option.',
  use: [
    "Two to about six options that a visitor should see side by side before choosing.",
    'With React Hook Form, `{...register("company")}` works: each radio button gets the function `ref`, as native ones do. `ref` as an object is the first one.',
  ],
  avoid: [
    "More options, or little room: [Dropdown](?path=/docs/controls-dropdown--docs). A long list: [SearchList](?path=/docs/controls-searchlist--docs).",
    "Several may be true: a [Checkbox](?path=/docs/controls-checkbox--docs) each.",
    "On or off: [Switch](?path=/docs/controls-switch--docs).",
  ],
  keys: {
    Tab: "Goes to the chosen option, or to the first one, and then past the group",
    "↓, →": "Chooses the next option; after the last the first",
    "↑, ←": "Chooses the one above",
    Space: "Chooses the option that has the focus",
  },
  criteria: {
    "1.3.1": ["The group has a name, the legend; hint and error belong to the group", "test", "axe"],
    "1.4.1": ["A chosen option has a dot, not only a color", "test"],
    "2.1.1": ["The browser's own radio buttons, with their keys", "test"],
    "2.5.8": ["Each option is 44 pixels high, and its label chooses it too", "test"],
    "3.3.1": ["A missing choice is a text at the group", "test"],
    "3.3.2": ["Screen readers announce that a choice is required", "test"],
  },
  wording: [
    ["Met wie gaat u op reis?", "Gezelschap:", "A question, with options that answer it"],
    ["Met zijn tweeën", "2", "An option is also read without its legend"],
    ["Dat weet ik nog niet", "(geen keuze)", "A radio button cannot be cleared: give each visitor an option that fits"],
  ],
  theming: { css: boxCss + css },
  right: {
    example: <RadioGroup legend="Hoe wilt u reizen?" name="pace-right" options={options} />,
    because: "Both options are visible, and each answers the question.",
  },
  wrong: {
    example: (
      <RadioGroup
        legend="Nieuwsbrief"
        name="pace-wrong"
        options={[
          { label: "Aan", value: "on" },
          { label: "Uit", value: "off" },
        ]}
      />
    ),
    because: "One thing that is on or off is a checkbox or a switch.",
  },
  mistakes: ["Two groups with one name in a form: a choice in one clears the other."],
});
