import { componentPage } from "../../../../../storybook/blocks/index.ts";
import { Stars } from "./Stars.tsx";
import css from "./Stars.css?raw";

export const page = componentPage({
  title: "Stars (sterren)",
  summary: "A rating of one to five. It is a `<span>` that reads as one picture.",
  use: ["Beside the words of the person who gave the rating."],
  avoid: ["To ask for a rating."],
  keys: "None of its own: its content keeps its own keys, in document order.",
  criteria: {
    "1.1.1": ["One name for all five: '4 van 5 sterren'", "test", "axe"],
    "1.4.1": ["An empty star differs in shape, not in color alone", "test"],
  },
  theming: { css },
  right: {
    example: (
      <p style={{ margin: 0 }}>
        <Stars rating={4} /> “De nacht in de tent was onvergetelijk.”
      </p>
    ),
    because: "Words explain the stars.",
  },
  wrong: {
    example: <Stars rating={5} />,
    because: "Five stars for what, and from whom?",
  },
  mistakes: ["Half stars: a rating is a whole number."],
});
