import { componentPage } from "../../../../../storybook/blocks/index.ts";
import boxCss from "../checkbox/Checkbox.css?raw";
import css from "./Switch.css?raw";
import { Switch } from "./index.ts";

export const page = componentPage({
  title: "Switch (schakelaar)",
  summary:
    'Something that is on or off, and takes effect at once. It is an `<input type="checkbox" role="switch">` with its label.',
  use: [
    "A setting of what the page shows: prices with flights, a map beside the list.",
    "A form submits it as it does a checkbox: `value` under its `name` while it is on.",
  ],
  avoid: [
    "An answer that waits until the form is submitted, a consent above all: [Checkbox](?path=/docs/controls-checkbox--docs).",
    "Two answers that both need a name: [RadioGroup](?path=/docs/controls-radiogroup--docs).",
  ],
  keys: { Tab: "Goes to the switch", Space: "Turns it on or off" },
  criteria: {
    "1.3.1": ["Label, hint and error belong to the switch", "test", "axe"],
    "1.4.1": ["The place of the knob says whether it is on, not only the color", "test"],
    "1.4.11": ["The border and the knob keep 3 to 1", "test"],
    "2.5.8": ["The switch is 44 pixels high, and its label turns it on too", "test"],
    "4.1.2": ["The role of a switch on the browser's own checkbox", "test", "axe"],
  },
  wording: [
    ["Prijzen inclusief vlucht", "Vlucht aan/uit", "The label names what is on; the switch says whether it is"],
    ["Toon de kaart", "Kaart verbergen", "On means yes"],
  ],
  theming: { css: boxCss + css },
  right: {
    example: <Switch label="Toon de kaart naast de reizen" />,
    because: "The map appears as soon as it is on.",
  },
  wrong: {
    example: <Switch label="Ik ga akkoord met de voorwaarden" />,
    because: "Nothing happens until the form is submitted: use a checkbox.",
  },
  mistakes: [
    "A label that changes with the state: a screen reader then announces both the new words and the new state.",
  ],
});
