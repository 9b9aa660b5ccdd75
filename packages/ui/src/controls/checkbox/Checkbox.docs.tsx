import { componentPage } from "../../../../../storybook/blocks/index.ts";
import css from "./Checkbox.css?raw";
import { Checkbox } from "./index.ts";

export const page = componentPage({
  title: "Checkbox (aankruisvak)",
  summary:
    'One thing a visitor agrees with or wishes for, with perhaps a link to read more. It is an `<input type="checkbox">` with its label.',
  use: [
    "A consent, a newsletter, one option that is off until ticked.",
    '"All" above other boxes: `indeterminate` shows a dash while only some of them are ticked.',
  ],
  avoid: [
    "Two answers that exclude each other: [OptionalCheckboxes](?path=/docs/controls-optionalcheckboxes--docs), or a dropdown.",
    "Something that takes effect at once: a checkbox waits until the form is sent.",
  ],
  keys: { Tab: "Goes to the box, then to the link beside its label", Space: "Ticks it, or takes the tick away" },
  criteria: {
    "1.3.1": ["Label, link text and error belong to the box; the link is beside the label, not in it", "test", "axe"],
    "1.4.1": ["An error is a text with a line beside it, not only a color", "test"],
    "2.4.4": ["The link says that it opens a new tab", "test"],
    "2.5.8": ["The box is 44 pixels, and its label toggles it too", "test"],
    "3.3.1": ["A missing tick is said in words, at the box", "test"],
    "4.1.2": ["The browser's own checkbox, with `required` where a tick is needed", "test"],
  },
  wording: [
    ["Ik ontvang graag de nieuwsbrief", "Nieuwsbrief", "A sentence says what the tick means"],
    ["Ik ga akkoord met de privacyverklaring", "Privacy *", "Name what is agreed with; the asterisk comes by itself"],
    ["privacyverklaring", "Klik hier", "The link is also read without the label, and ends the name of the box"],
  ],
  theming: { css },
  right: {
    example: <Checkbox label="Houd mij op de hoogte van nieuwe reizen" />,
    because: "A positive sentence: a tick says yes.",
  },
  wrong: {
    example: <Checkbox label="Ik wil liever geen nieuwsbrief ontvangen" />,
    because: "A denial: a tick says no, and a visitor who skips the box gets the newsletter.",
  },
  mistakes: ["A box that is ticked beforehand for a consent: that is not a consent."],
});
