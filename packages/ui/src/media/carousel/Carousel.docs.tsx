import { componentPage } from "../../../../../storybook/blocks/index.ts";
import css from "./Carousel.css?raw";
import { Carousel } from "./index.ts";

export const page = componentPage({
  title: "Carousel (carrousel)",
  summary:
    'Slides beside each other, three, two or one at a time by the width of the page. Visitors swipe, use arrows, dots and keys, or pause it. It is a named `<section>`. Give each slide a key: it keeps its state, such as typed text, when the order changes. With `layout="grid"` all slides are visible in columns on pages wider than 768 pixels.\n\nSet `index` and `onIndexChange` to control the current slide from outside, and `interval` to change how long a slide stays.\n\nWithout React, import `createCarousel` from `@travel-design/ui/models`: it adds the same behavior to rendered elements.',
  use: ["A few pictures or cards of equal importance, of which visitors may miss some."],
  avoid: [
    "The one thing a visitor came for: most see the first slide only.",
    "Texts to compare: show them beside each other in a [Grid](?path=/docs/layout-grid--docs).",
  ],
  more: {
    heading: "Find in page",
    text: "The browser's find-in-page finds text in slides out of view, and moves the carousel to it. Firefox before 139 and Safari before 26.2 do not.",
  },
  keys: {
    Tab: "Moves to the slides, the content of visible slides, the arrows, the current dot and the pause button",
    "←, →": "Previous or next slide; on a dot, the previous or next dot. In right-to-left text the other way round",
    "Home, End": "On a dot: the first or last dot",
    "Enter, Space": "Activates an arrow, a dot or the pause button",
  },
  criteria: {
    "2.2.2": [
      "A pause button. Hover, touch, focus and a hidden tab pause it too; after an explicit play only touch, focus in a slide and a hidden tab do. No autoplay under reduced motion",
      "test",
    ],
    "2.4.3": [
      "All dots are one tab stop, and the focus moves to the other arrow when the focused one disappears",
      "test",
    ],
    "2.5.1": ["Arrows and dots do what a swipe does", "test"],
    "2.5.8": [
      "Arrows and the pause button are 44 by 44 pixels, dots 24 by 44; more than five dots on a page of at most 768 pixels are 24 by 24",
      "test",
    ],
    "4.1.2": [
      "Each slide is a group named by its position; slides out of view are hidden from screen readers and from the Tab key",
      "test",
      "axe",
    ],
    "4.1.3": ["The visitor's moves are announced, automatic moves are not", "test"],
  },
  wording: [
    [
      "Onze bestemmingen",
      "Carrousel",
      "The name says what the slides are; the screen reader adds that it is a carousel",
    ],
  ],
  theming: { css },
  right: {
    example: <Carousel label="Bestemmingen" autoplay={false} slides={["Fjorden", "Rijstvelden", "Woestijn"]} />,
    because: "A name that says what it contains, and it waits for the visitor.",
  },
  wrong: {
    example: <Carousel label="Carrousel" autoplay={false} slides={["Actie!", "Nu met korting!", "Alleen vandaag!"]} />,
    because: "A name without meaning, and one message in three parts: most visitors read only the first.",
  },
  mistakes: [
    "Slides that differ much in height: the tallest one determines the height of all.",
    "White controls on a light background.",
  ],
});
