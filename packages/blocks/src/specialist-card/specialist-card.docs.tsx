import { componentPage } from "../../../../storybook/blocks/index.ts";
import { travelPicture } from "../../../ui/src/media/travel-media-fixture.ts";
import { SpecialistCard } from "./SpecialistCard.tsx";
import css from "./specialist-card.css?raw";

export const page = componentPage({
  title: "SpecialistCard (reisspecialist)",
  summary: "A travel specialist with photo, name, destinations and a link to write to them. It is a `<div>`.",
  use: ["One person who may be written to."],
  avoid: ["Several of them: cards in a [Grid](?path=/docs/layout-grid--docs)."],
  keys: { Tab: "Goes to the link", Enter: "Begins an e-mail" },
  criteria: {
    "1.1.1": ["The portrait has a text, made of the name when none is given", "test"],
    "2.4.4": ["The link says to whom one writes", "test", "axe"],
    "2.5.8": ["The link is 44 pixels to hit", "test"],
  },
  wording: [["Noorwegen, IJsland en Groenland", "Noorwegen/IJsland/Groenland", "Readers speak a slash out"]],
  theming: { css },
  right: {
    example: (
      <SpecialistCard
        layout="row"
        title="Anna de Wit"
        description="Noorwegen, IJsland en Spitsbergen"
        image={travelPicture("specialist-01.svg")}
      />
    ),
    because: "The destinations say when to write to her.",
  },
  wrong: {
    example: (
      <SpecialistCard
        layout="row"
        title="Anna de Wit"
        description="Senior travel consultant"
        image={travelPicture("specialist-01.svg")}
      />
    ),
    because: "A job title says nothing about the visitor’s trip.",
  },
  mistakes: ["A private address of a person."],
});
