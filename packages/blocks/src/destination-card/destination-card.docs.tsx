import { componentPage } from "../../../../storybook/blocks/index.ts";
import { travelPicture } from "../../../ui/src/media/travel-media-fixture.ts";
import { DestinationCard } from "./DestinationCard.tsx";
import css from "./destination-card.css?raw";

export const page = componentPage({
  title: "DestinationCard (bestemming)",
  summary:
    "A destination: a picture, a title and a text. With an address the whole card is one link, named by its title. It is a `<div>`.",
  use: ["In a [Grid](?path=/docs/layout-grid--docs) of places, trips or stories."],
  avoid: ["A reason to choose the agency: [PromiseCard](?path=/docs/blocks-belofte--docs)."],
  keys: { Tab: "Moves to the card", Enter: "Follows the link" },
  criteria: {
    "1.1.1": ["The picture has a text, or is decoration without one", "test"],
    "2.4.4": ["The link is called by the title", "test"],
    "2.4.7": ["A ring around the whole card", "test"],
    "2.5.8": ["The whole card can be clicked", "test"],
  },
  wording: [["Een huis aan een fjord", "Lees meer over Noorwegen", "The card is the link; it needs no words for it"]],
  theming: { css },
  right: {
    example: (
      <DestinationCard
        title="Noorwegen"
        text="Een houten huis aan een fjord, en niemand in de buurt."
        image={travelPicture("fjord@2880.jpg")}
      />
    ),
    because: "A place to see oneself in.",
  },
  wrong: {
    example: (
      <DestinationCard
        title="Actie!"
        text="Nu met 20% korting, zolang de voorraad strekt."
        image={travelPicture("fjord@2880.jpg")}
      />
    ),
    because: "An advertisement does not say where the card leads.",
  },
  mistakes: ["A second link or a button within the card."],
});
