import { componentPage } from "../../../../storybook/blocks/index.ts";
import { travelPicture } from "../../../ui/src/media/travel-media-fixture.ts";
import { Hero } from "./Hero.tsx";
import css from "./hero.css?raw";

export const page = componentPage({
  title: "Hero (openingsbeeld)",
  summary:
    "The top of a page: its title over a large picture, with a link that looks like a button. It is a `<div>`. The picture is an `<img>` that loads first, in the size for the screen; between it and the text is a color that fades out beside the text.",
  use: [
    "Once, at the top of a page.",
    "With destinations to choose from, it shows a chooser that leads to the request form with the chosen destination. It is a native form with method `get`, so it works without a script.",
  ],
  avoid: ["Further down the page: [CallToAction](?path=/docs/blocks-oproep--docs)."],
  keys: { Tab: "Moves to the list, the button and the link", Enter: "Opens the form, or follows the link" },
  criteria: {
    "1.1.1": ["Without a text, the picture is decoration", "test"],
    "1.4.3": ["The color between picture and text; with our pictures at least 4.5 at every width", "person"],
    "1.4.11": ["The focus has a light and a dark ring, so it is visible on every picture", "person"],
  },
  wording: [["Vraag uw reisvoorstel aan", "Meer informatie", "The button says what happens"]],
  theming: { css },
  right: {
    example: <Hero title="Waar droomt u van?" imageDesktop={travelPicture("fitz-roy@2880.jpg")} minHeight="14rem" />,
    because: "The color between picture and text keeps the title readable.",
  },
  wrong: {
    example: (
      <Hero
        title="Waar droomt u van?"
        imageDesktop={travelPicture("fitz-roy@2880.jpg")}
        minHeight="14rem"
        overlayColor="transparent"
      />
    ),
    because: "A light picture without a color over it: the title disappears.",
  },
  mistakes: [
    "A chooser and a link to the same form: two buttons for one thing. Leave the label of the link empty.",
    "Two on a page: each has a title of level 1.",
  ],
});
