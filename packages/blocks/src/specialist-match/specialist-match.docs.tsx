import { componentPage } from "../../../../storybook/blocks/index.ts";
import { specialistMatch } from "./specialist-match-fixture.ts";
import { SpecialistMatch } from "./SpecialistMatch.tsx";
import css from "./specialist-match.css?raw";

export const page = componentPage({
  title: "SpecialistMatch (specialist bij de bestemming)",
  summary:
    "The specialist for the destination that is chosen in the request form: portrait, name, a sentence and how to reach him or her. It is a `<div>`. On a phone it is one line. On the site of this repository the column that it is in stays in view beside the form; in Experience Builder a column belongs to the platform, and scrolls along.",
  use: [
    "Beside the request form, or directly below it on a phone. It follows the window event `destinationChange`; destinations are compared as in the list of the form.",
  ],
  avoid: ["All specialists of the agency: cards in a [Grid](?path=/docs/layout-grid--docs)."],
  keys: { Tab: "Moves to the telephone and mail links", Enter: "Follows the link" },
  criteria: {
    "1.1.1": ["The portrait is called after the person; portraits beside the general text are decoration", "test"],
    "1.4.10": ["One line without horizontal scrolling at 320 pixels", "test"],
    "2.5.8": ["Links are at least 44 by 44 pixels", "test"],
    "4.1.3": ["The name of a new person is announced politely, once, a second after the last change", "test"],
  },
  wording: [["Ik denk graag met u mee.", "Neem contact op!", "A person speaks"]],
  theming: { css },
  right: {
    example: <SpecialistMatch {...specialistMatch} />,
    because: "Before a destination is chosen, faces and an invitation.",
  },
  wrong: {
    example: (
      <SpecialistMatch
        specialists={specialistMatch.specialists.map(({ image: _image, ...specialist }) => specialist)}
        fallbackTitle="Geen specialist gevonden"
        fallbackText="Selecteer eerst een bestemming."
      />
    ),
    because: "It sounds like an error before the visitor did anything, and there is no way to get in touch.",
  },
  mistakes: ["No general text: the space beside the form is empty until a destination is chosen."],
});
