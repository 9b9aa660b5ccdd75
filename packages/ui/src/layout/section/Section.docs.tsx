import { componentPage } from "../../../../../storybook/blocks/index.ts";
import css from "./Section.css?raw";
import { pictures, Welcome } from "../layout-fixture.tsx";
import { Section } from "./index.ts";

export const page = componentPage({
  title: "Section (sectie)",
  summary:
    "A part of the page as wide as its container, with columns over an optional picture per device. It is a `<div>`.",
  use: ["The large parts of a page: the opening, a band with a picture, a form beside a text."],
  avoid: ["A picture that is content: [ImageBlock](?path=/docs/media-imageblock--docs)."],
  keys: "None of its own: its content keeps its own keys, in document order.",
  criteria: {
    "1.1.1": ["With `backgroundImageAltText` the picture is named; without any text it is ornament", "test"],
    "1.4.3": [
      "`backgroundImageOverlay` darkens the picture until text on it keeps 4.5 to 1: measure it on the lightest spot",
      "person",
    ],
    "1.4.5": ["No text in the picture", "person"],
  },
  wording: [["Een meer in de avond, met een zeilboot", "hero-image.jpg", "Say what the picture shows, or nothing"]],
  theming: { css },
  right: {
    example: (
      <Section
        backgroundImageDesktop={pictures.tablet}
        backgroundImageOverlay="rgb(15 30 36 / 55%)"
        slots={{ col1: <Welcome /> }}
      />
    ),
    because: "The color over the picture makes the text readable.",
  },
  wrong: {
    example: <Section backgroundImageDesktop={pictures.tablet} slots={{ col1: <Welcome /> }} />,
    because: "Without it, the text disappears in the picture.",
  },
  mistakes: ["A height in pixels that fits one screen: it is a least height."],
});
