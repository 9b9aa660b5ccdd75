import { componentPage } from "../../../../../storybook/blocks/index.ts";
import css from "./Tooltip.css?raw";
import { Input } from "../input/index.ts";
import { Tooltip } from "./index.ts";

export const page = componentPage({
  title: "Tooltip (uitleg)",
  summary: "An explanation behind a small button. It is a `<span>` with a `<button>`.",
  use: ["A sentence or two that few visitors need, beside a label."],
  avoid: [
    "Something everyone needs: that is a hint, always in view.",
    "Anything to click: it closes before it is reached.",
  ],
  keys: {
    Tab: "Goes to the button and opens the explanation",
    "Enter, Space": "Opens it to stay, or closes it",
    Escape: "Closes it; the focus stays",
  },
  criteria: {
    "1.4.13": ["Can be pointed at, closed with Escape, and stays until then", "test"],
    "1.4.10": ["Stays within a page of 320 pixels, and opens above the field that it explains", "test"],
    "2.5.8": ["The button is 44 pixels", "test"],
    "4.1.2": ["The button has a name of its own; the explanation is its description", "test", "axe"],
  },
  wording: [["Uitleg bij postcode", "Info", "Several buttons named Info cannot be distinguished"]],
  theming: { css },
  right: {
    example: (
      <Input
        label="Burgerservicenummer"
        help={<Tooltip label="Waarom vragen wij dit?">De luchtvaartmaatschappij moet het melden.</Tooltip>}
      />
    ),
    because: "Background that few visitors need, behind a button that says what it explains.",
  },
  wrong: {
    example: (
      <Input label="Telefoonnummer" help={<Tooltip label="Uitleg">Een mobiel nummer heeft 10 cijfers.</Tooltip>} />
    ),
    because: "A rule that everybody needs: that is a hint.",
  },
  mistakes: ["The unit, the notation or the rules of a field: those are a hint."],
});
