import { componentPage } from "../../../../storybook/blocks/index.ts";
import { footer } from "../parts/page-fixture.tsx";
import { PageFooter } from "./PageFooter.tsx";
import css from "./page-footer.css?raw";

export const page = componentPage({
  title: "PageFooter (paginavoet)",
  summary:
    "Brand, contact details and links below every page. It is a `<div>`: the host puts it in its own `<footer>`. Parts without text are left out.",
  use: ["Once, in the footer of the site's theme."],
  avoid: ["The end of an article: [CallToAction](?path=/docs/blocks-oproep--docs)."],
  keys: { Tab: "Moves to the next link", Enter: "Follows the link, starts an e-mail or dials" },
  criteria: {
    "1.3.1": ["Each column with a title has a heading of level 2", "test"],
    "2.4.4": ["Links are called by the address, the number or their label", "test"],
    "2.5.8": ["Links are 44 pixels high", "test"],
  },
  wording: [["van 9.00 tot 17.30 uur", "9:00-17:30h", "Dutch has a point in times, and readers speak a dash out"]],
  theming: { css },
  right: {
    example: (
      <PageFooter
        contactHeading={footer.contactHeading}
        contactText={footer.contactText}
        phone="020 123 45 67"
        email={footer.email}
      />
    ),
    because: "Visitors who scroll this far want to reach you: here is how, and when somebody answers.",
  },
  wrong: {
    example: (
      <PageFooter
        linksHeading="Snel naar"
        links={["Home", "Bestemmingen", "Reizen", "Specialisten", "Blog", "Vacatures"].map((label) => ({
          label,
          address: "/",
        }))}
      />
    ),
    because: "The main menu again, and no way to reach anybody.",
  },
  mistakes: ["A private address of a person."],
});
