import { componentPage } from "../../../../../storybook/blocks/index.ts";
import css from "./Spacer.css?raw";
import { Area } from "../layout-fixture.tsx";
import { Spacer } from "./index.ts";

export const page = componentPage({
  title: "Spacer (tussenruimte)",
  summary:
    "Vertical space between two blocks. With an id it is also a place that links can point to; of size `none` it is only that. It is a `<div>`.",
  use: [
    "Between two blocks that have too little space, or above a block that a link points to.",
    "As an empty column of a [ColumnsSection](?path=/docs/layout-columnssection--docs): `columnWidth` is its width, and it has no height.",
  ],
  avoid: ["Space between items: a [Grid](?path=/docs/layout-grid--docs) has its own."],
  keys: "There are no keys of its own.",
  criteria: {
    "1.3.2": ["It is empty, so screen readers skip it", "axe"],
  },
  theming: { css },
  right: {
    example: (
      <>
        <Area>Wat andere reizigers vertellen</Area>
        <Spacer size="x-large" />
        <h3>Onze bestemmingen</h3>
        <Spacer size="small" />
        <Area>Noorwegen, IJsland, Japan</Area>
      </>
    ),
    because: "More space above a title than below it: the title belongs to what follows.",
  },
  wrong: {
    example: (
      <>
        <Area>Wat andere reizigers vertellen</Area>
        <Spacer size="small" />
        <h3>Onze bestemmingen</h3>
        <Spacer size="x-large" />
        <Area>Noorwegen, IJsland, Japan</Area>
      </>
    ),
    because: "The title is closer to what it has nothing to do with.",
  },
  mistakes: ["Several in a row, for a size that does not exist."],
});
