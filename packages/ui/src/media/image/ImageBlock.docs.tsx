import { componentPage } from "../../../../../storybook/blocks/index.ts";
import css from "./ImageBlock.css?raw";
import { travelPicture } from "../travel-media-fixture.ts";
import { ImageBlock } from "./index.ts";

export const page = componentPage({
  title: "ImageBlock (afbeelding)",
  summary:
    "A picture of a chosen size, with a color over it if wanted. It is an `<img>` in a `<div>`; without a usable address it is nothing.\n\nEvery visitor gets the same file, unless the site resizes pictures: see `ImageUrls` in the package's README.",
  use: ["A picture is part of what the page says."],
  avoid: ["A picture behind text: [Section](?path=/docs/layout-section--docs)."],
  keys: "None of its own: its content keeps its own keys, in document order.",
  criteria: {
    "1.1.1": ["The text of the picture is its alternative; an empty one makes it ornament", "test", "axe"],
    "1.4.10": ["In percent of its container, never wider", "test"],
  },
  wording: [
    [
      "Twee wandelaars op een pad langs een fjord",
      "Foto van fjord",
      "Say what there is to see; that it is a picture is said already",
    ],
  ],
  theming: { css },
  right: {
    example: <ImageBlock imageInfo={travelPicture("evening-lake@2880.jpg")} height={90} position="50% 65%" />,
    because: "`position` chooses what stays visible when a height crops the picture.",
  },
  wrong: {
    example: <ImageBlock imageInfo={travelPicture("evening-lake@2880.jpg")} height={90} position="50% 0%" />,
    because: "What the picture is about is cropped away.",
  },
  mistakes: [
    "A file name as its text.",
    "An address from elsewhere that the page does not trust: script addresses are rejected, others are yours to check.",
  ],
});
