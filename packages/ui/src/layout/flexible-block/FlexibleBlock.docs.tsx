import { componentPage } from "../../../../../storybook/blocks/index.ts";
import css from "./FlexibleBlock.css?raw";
import { FlexibleBlock } from "./index.ts";

const Sample = () => (
  <div style={{ padding: "1.5rem" }}>
    <p>
      <strong>Goed om te weten:</strong> een reisvoorstel kost u niets.
    </p>
  </div>
);

export const page = componentPage({
  title: "FlexibleBlock (vrij vak)",
  summary: "A box of a given size, border and color around any content. It is a `<div>`.",
  use: ["Content needs a border, a background or a width of its own."],
  avoid: [
    "Several things beside each other: [FlexibleContent](?path=/docs/layout-flexiblecontent--docs) or [ColumnsSection](?path=/docs/layout-columnssection--docs).",
  ],
  keys: "None of its own: its content keeps its own keys, in document order.",
  criteria: {
    "1.4.3": ["A background color must keep 4.5 to 1 with the text on it; the block cannot know that text", "person"],
    "1.4.10": ["Never wider than its container; it grows with its content", "test"],
  },
  theming: { css },
  right: {
    example: (
      <FlexibleBlock backgroundColor="#ece4d6">
        <Sample />
      </FlexibleBlock>
    ),
    because: "A light background: the text in the block stays dark.",
  },
  wrong: {
    example: (
      <FlexibleBlock backgroundColor="#0f4c4a">
        <Sample />
      </FlexibleBlock>
    ),
    because: "The color of the brand as a background does not make the text light.",
  },
  mistakes: [
    "A height for text: it is a minimum, so the block grows and looks unlike your design.",
    "A number where another unit is meant: numbers are pixels. Write `20rem`, `50%` or `min(100%, 40rem)` with its unit.",
    "An invalid length or color: it is ignored and reported on the console.",
  ],
});
