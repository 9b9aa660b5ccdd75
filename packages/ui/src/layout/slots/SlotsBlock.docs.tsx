import { componentPage } from "../../../../../storybook/blocks/index.ts";
import css from "./SlotsBlock.css?raw";
import { SlotsBlock } from "./index.ts";

export const page = componentPage({
  title: "SlotsBlock (raster of carrousel)",
  summary:
    "Up to 24 contents under a title, in a grid or a slider. It is a `<div>`. A grid becomes a slider on pages of at most 768 pixels; its contents keep their state, such as typed text.",
  use: ["A builder fills the contents by hand, in slots, and their number is known."],
  avoid: ["Items from data: [Grid](?path=/docs/layout-grid--docs)."],
  keys: "A grid has no keys of its own. A slider uses the left and right arrow keys: see [Carousel](?path=/docs/media-carousel--docs). The contents keep their own keys in both.",
  criteria: {
    "1.3.1": ["The title names the slider", "test", "axe"],
    "2.2.2": ["The slider can be paused; see Carousel", "test"],
    "2.4.6": ["Title and subtitle are plain text", "test"],
  },
  theming: { css },
  right: {
    example: <SlotsBlock title="Onze bestemmingen" subtitle="Streken waar wij elke weg kennen." slotAmount={0} />,
    because: "The title says what is in the slots. It is also what screen readers call the slider.",
  },
  wrong: {
    example: <SlotsBlock title="Ontdek meer" subtitle="Laat u inspireren!" slotAmount={0} />,
    because: "It fits any content, so it says nothing about this.",
  },
  mistakes: ["More slots than visitors will look at: six is a good number."],
});
