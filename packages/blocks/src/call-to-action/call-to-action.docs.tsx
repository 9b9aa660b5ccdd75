import { componentPage } from "../../../../storybook/blocks/index.ts";
import { CallToAction } from "./CallToAction.tsx";
import css from "./call-to-action.css?raw";

export const page = componentPage({
  title: "CallToAction (oproep)",
  summary:
    "Invites the visitor to do something: a title, a text, a link that looks like a button and a second link. It is a `<div>` on the page itself, a card in the accent color, or a band with a picture.",
  use: ["At the end of a page, or as the last card in a row."],
  avoid: [
    "At the top of a page: [Hero](?path=/docs/blocks-openingsbeeld--docs).",
    "A button that submits a form: [Button](?path=/docs/controls-button--docs).",
  ],
  keys: { Tab: "Moves to the next link", Enter: "Follows the link" },
  criteria: {
    "1.3.1": ["The title is a heading of level 2 or 3", "test"],
    "1.4.11": ["The focus has a light and a dark ring on a picture", "person"],
    "2.5.8": ["Links are 44 pixels high", "test"],
  },
  wording: [["Begin bij stap 1", "Klik hier", "The button says what happens"]],
  theming: { css },
  right: {
    example: (
      <CallToAction
        level={3}
        title="Uw reis begint met een gesprek"
        text="Drie korte stappen zijn genoeg."
        buttonLabel="Begin bij stap 1"
        buttonAddress="#offerte"
      />
    ),
    because: "One thing to do, and how much it takes.",
  },
  wrong: {
    example: (
      <CallToAction
        level={3}
        title="Doe het nu!"
        buttonLabel="Klik hier"
        buttonAddress="#offerte"
        linkLabel="Lees meer"
        linkAddress="#meer"
      />
    ),
    because: "Two links compete, and neither says what follows.",
  },
  mistakes: ["Several in a row: none of them is noticed."],
});
