import { componentPage } from "../../../../storybook/blocks/index.ts";
import { TravelerStories } from "./TravelerStories.tsx";
import css from "./traveler-stories.css?raw";

export const page = componentPage({
  title: "TravelerStories (reisverhalen)",
  summary:
    "What travelers say, one story at a time; it changes with the step of the request form. It is a `<figure>` in a `<div>`.",
  use: ["Words of a real traveler, who agreed to them."],
  avoid: ["Several stories to compare."],
  keys: "None of its own: its content keeps its own keys, in document order.",
  criteria: {
    "1.1.1": ["The stars read as one picture: '4 van 5 sterren'", "test"],
    "1.3.1": ["A quotation with its teller", "axe"],
  },
  wording: [["Familie Berkhout, mei 2026", "Fam. B. (05-26)", "No abbreviations"]],
  theming: { css },
  right: {
    example: (
      <TravelerStories
        stories={[
          {
            rating: 4,
            review: "De kinderen praten nog elke week over de nacht in de tent.",
            client: "Familie Van Dalen",
            date: "mei 2025",
            storyId: 1,
          },
        ]}
      />
    ),
    because: "Words that only this traveler could have said.",
  },
  wrong: {
    example: (
      <TravelerStories
        stories={[{ rating: 5, review: "Super! Top! Een echte aanrader!", client: "Anoniem", date: "", storyId: 1 }]}
      />
    ),
    because: "Stars with empty words: nobody believes them.",
  },
});
