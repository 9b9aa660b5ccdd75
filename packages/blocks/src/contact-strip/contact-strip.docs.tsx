import { componentPage } from "../../../../storybook/blocks/index.ts";
import { ContactStrip } from "./ContactStrip.tsx";
import css from "./contact-strip.css?raw";

export const page = componentPage({
  title: "ContactStrip (contact)",
  summary:
    "How and when to reach the agency: telephone number, opening hours and e-mail address in a row. It is a `<div>`, and nothing without any of the three.",
  use: ["Before the end of a page, for visitors who would rather talk."],
  avoid: ["On every page: [PageFooter](?path=/docs/blocks-paginavoet--docs)."],
  keys: { Tab: "Moves to the next link", Enter: "Dials, or starts an e-mail" },
  criteria: {
    "1.3.1": ["Details are a list of terms and descriptions", "test"],
    "2.5.8": ["Links are 44 pixels high", "test"],
  },
  wording: [["van 9.00 tot 17.30 uur", "9:00-17:30h", "Dutch has a point in times, and readers speak a dash out"]],
  theming: { css },
  right: {
    example: <ContactStrip phone="020 555 01 23" hours="Maandag tot en met vrijdag||van 9.00 tot 17.30 uur" />,
    because: "Visitors know when somebody answers.",
  },
  wrong: {
    example: <ContactStrip phone="020 555 01 23" hours="Altijd bereikbaar" />,
    because: "A promise that nobody keeps at night.",
  },
});
