import { componentPage } from "../../../../storybook/blocks/index.ts";
import { Icon, compassIcon, mailIcon } from "./index.ts";

export const page = componentPage({
  title: "Icon (pictogram)",
  summary:
    "A drawing in the color of the text around it, 1.25 times as large. It is an `<svg>`. All drawings are in the [foundations](?path=/docs/foundations-icons--docs).",
  use: ["A visitor finds a thing sooner by its sign: a telephone, a letter, a tick."],
  avoid: ["A picture of a place or a person: [Picture](?path=/docs/media-picture--docs)."],
  keys: "None: to press it, put it in a button or a link.",
  criteria: {
    "1.1.1": [
      "With `label` it is a named picture; without one readers skip it, because the text beside it says the same",
      "test",
      "axe",
    ],
    "1.4.11": ["As dark as the text around it", "person"],
  },
  wording: [["E-mail", "Icoon van een envelop", "Say what it means, not what it looks like"]],
  theming: "It reads no tokens: `color` and `font-size` of the text around it decide.",
  right: {
    example: (
      <p style={{ margin: 0 }}>
        <Icon shape={mailIcon} /> Schrijf ons
      </p>
    ),
    because: "The text says what the icon means.",
  },
  wrong: {
    example: <Icon shape={compassIcon} />,
    because: "A compass alone may mean anything.",
  },
  mistakes: ["A label that repeats the text beside it: screen readers would read it twice."],
});
