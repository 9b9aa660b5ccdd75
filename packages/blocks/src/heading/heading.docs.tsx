import { componentPage } from "../../../../storybook/blocks/index.ts";
import { Heading } from "./Heading.tsx";
import css from "./heading.css?raw";

export const page = componentPage({
  title: "Heading (kop)",
  summary:
    "The title of a page or a section, with an optional line above and an introduction below. It is a `<div>`, and nothing without any text.",
  use: ["Above a section, or as the title of a page without a [Hero](?path=/docs/blocks-openingsbeeld--docs)."],
  avoid: ["Headings within a text: [RichText](?path=/docs/blocks-tekst--docs)."],
  keys: "There are no keys of its own.",
  criteria: {
    "1.3.1": ["The level of the title is the level of the element; the size follows it", "test"],
    "2.4.6": ["An empty title is left out, so there is no empty heading", "test"],
  },
  wording: [["Waar wij u brengen", "Onze destinations", "Say it to the visitor, in Dutch"]],
  theming: { css },
  right: {
    example: <Heading level={3} title="Meer dan 50 bestemmingen" lead="Hier zijn er acht om bij weg te dromen." />,
    because: "The title says what the section offers.",
  },
  wrong: {
    example: <Heading level={3} title="Welkom op onze site!" lead="Lees hieronder snel verder." />,
    because: "It fits any section, so visitors who go from heading to heading learn nothing.",
  },
  mistakes: ["Two titles of level 1 on a page.", "A level that is chosen for its size."],
});
