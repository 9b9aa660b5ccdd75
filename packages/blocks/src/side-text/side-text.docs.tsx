import { componentPage } from "../../../../storybook/blocks/index.ts";
import { SideText } from "./SideText.tsx";
import css from "./side-text.css?raw";

export const page = componentPage({
  title: "SideText (tekst naast het formulier)",
  summary:
    "Content beside the request form: a title and a text that change with its step, selling points, and logos of partners. It is a `<div>`.",
  use: ["Beside the request form, to reassure."],
  avoid: ["Explanations that are needed to fill in a field: those are hints."],
  keys: "None of its own: its content keeps its own keys, in document order.",
  criteria: {
    "1.1.1": ["The text of a logo names the partner", "test"],
    "1.4.1": ["A tick precedes a sentence that is complete without it", "test"],
    "4.1.3": ["A change with the step is not announced: the form itself takes the focus", "person"],
  },
  wording: [["Een reisvoorstel kost niets", "Gratis offerte!!", "Calm, and precise"]],
  theming: { css },
  right: {
    example: <SideText sellingPoints={["Een reisvoorstel kost niets", "Eén specialist, van begin tot eind"]} />,
    because: "Two reasons, both read.",
  },
  wrong: {
    example: <SideText sellingPoints={["Gratis", "Snel", "Persoonlijk", "Ervaren", "Betrouwbaar", "Uniek"]} />,
    because: "Six words that any agency could write.",
  },
  mistakes: ["More than three selling points: none of them is read."],
});
