import { componentPage } from "../../../../../storybook/blocks/index.ts";
import { travelPicture } from "../travel-media-fixture.ts";
import { Picture } from "./index.ts";

const box = { display: "block", inlineSize: "100%", blockSize: "6rem" };
const image = {
  Url: travelPicture("evening-lake@2880.jpg"),
  RawUrl: "",
  AltText: "Een meer bij zonsondergang, met een zeilboot",
  ContentKey: "",
  SrcSet: [],
};

export const page = componentPage({
  title: "Picture (foto)",
  summary:
    "A picture in the size that fits the screen, and without a look of its own: its container decides how large it is. It is an `<img>`, within a `<picture>` where there are sizes to choose from; without a usable address it is nothing.",
  use: [
    "You make a block of your own with a picture in it. `toSiteImage(readImageInfo(value), settings)` makes what it takes.",
  ],
  avoid: [
    "A picture that a site builder places: [ImageBlock](?path=/docs/media-imageblock--docs), which has its settings.",
  ],
  keys: "None: a picture cannot be pressed. Where it should lead somewhere, put it in a link.",
  criteria: {
    "1.1.1": [
      "The text of the picture is its alternative, without markup; an empty one makes it ornament",
      "test",
      "axe",
    ],
  },
  wording: [
    [
      "Een meer bij zonsondergang, met een zeilboot",
      "evening-lake@2880.jpg",
      "Say what there is to see, in a few words",
    ],
  ],
  theming: "It reads no tokens: size, crop and corners belong to its container.",
  right: {
    example: <Picture image={image} style={{ ...box, objectFit: "cover", objectPosition: "50% 65%" }} />,
    because: "`object-fit: cover` crops the picture to its box.",
  },
  wrong: {
    example: <Picture image={image} style={box} />,
    because: "A width and a height alone squeeze the picture.",
  },
  mistakes: [
    '`loading="lazy"` on the first picture of a page: it would come last.',
    "Sizes put together by hand: an address that may not be used is left out, with a warning.",
  ],
});
