import { componentPage } from "../../../../../storybook/blocks/index.ts";
import css from "./ContentContainer.css?raw";
import { ContentContainer } from "./index.ts";

export const page = componentPage({
  title: "ContentContainer (inhoud met titel)",
  summary: "Content under a title and a subtitle. It is a `<div>`.",
  use: ["A part of the page with a heading of its own."],
  avoid: ["A heading alone within a text."],
  keys: "None of its own: its content keeps its own keys, in document order.",
  criteria: {
    "1.3.1": ["The title is a heading; without a title there is no empty one", "test", "axe"],
    "2.4.6": ["The title says what follows", "person"],
  },
  wording: [["Onze bestemmingen", "Welkom!", "A heading is how a reader finds a part"]],
  theming: { css },
  right: {
    example: (
      <ContentContainer level={3} title="Waar wij u graag brengen" subtitle="Acht plekken om bij weg te dromen" />
    ),
    because: "Title and subtitle are headings: short, without a period.",
  },
  wrong: {
    example: (
      <ContentContainer
        level={3}
        title="Bestemmingen"
        subtitle="Wij hebben voor u een selectie gemaakt uit al onze bestemmingen, die u hieronder vindt en die wij graag met u bespreken."
      />
    ),
    because: "A paragraph as a heading: screen readers list all of it.",
  },
  mistakes: ["A title with markup: it is shown as plain text."],
});
