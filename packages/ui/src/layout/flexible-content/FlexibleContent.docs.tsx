import { componentPage } from "../../../../../storybook/blocks/index.ts";
import css from "./FlexibleContent.css?raw";
import { Button } from "../../controls/button/index.ts";
import { FlexibleContent } from "./index.ts";

export const page = componentPage({
  title: "FlexibleContent (vrije indeling)",
  summary: "Items in a row that wraps, or below each other, each as wide as it is. It is a `<div>`.",
  use: ["Buttons, logos or labels that belong together and differ in width."],
  avoid: ["Items that must be equally wide: [Grid](?path=/docs/layout-grid--docs)."],
  keys: "None of its own: its content keeps its own keys, in document order.",
  criteria: {
    "1.3.2": ["Items are read in document order, in a row and below each other", "test"],
    "1.4.10": ["Wraps at 320 pixels; below each other on a phone by default", "test"],
  },
  theming: { css },
  right: {
    example: (
      <FlexibleContent itemSpacing="small">
        <Button label="Bel ons" variant="outline" />
        <Button label="Schrijf ons" variant="outline" />
      </FlexibleContent>
    ),
    because: "Space between what can be pressed.",
  },
  wrong: {
    example: (
      <FlexibleContent itemSpacing="none">
        <Button label="Bel ons" variant="outline" />
        <Button label="Schrijf ons" variant="outline" />
      </FlexibleContent>
    ),
    because: "Two buttons look like one, and a finger presses the wrong one.",
  },
  mistakes: ["A row on a phone for items that do not fit beside each other."],
});
