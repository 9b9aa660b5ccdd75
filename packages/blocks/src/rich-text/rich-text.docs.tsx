import { componentPage } from "../../../../storybook/blocks/index.ts";
import { RichText } from "./RichText.tsx";
import css from "./rich-text.css?raw";

export const page = componentPage({
  title: "RichText (tekst)",
  summary:
    "A text with headings, lists and links, from markup that also fits in a one-line field. Lines are separated by a line break or `||`; each line is a paragraph, unless it starts with `# ` (heading), `## ` (smaller heading), `- ` (list item) or `1. ` (numbered item). Within a line: `**bold**` and `[label](address)`. A backslash before a character of this markup makes it text. It is a `<div>`; HTML in the text is shown as text.",
  use: ["Reading texts: a privacy statement, a thank-you page, an error page."],
  avoid: ["A title with an introduction: [Heading](?path=/docs/blocks-kop--docs)."],
  keys: { Tab: "Moves to the next link", Enter: "Follows the link" },
  criteria: {
    "1.3.1": ["Headings and lists are elements of that kind", "test", "axe"],
    "2.4.4": ["A link to an invalid address is only its label", "test"],
    "2.4.7": ["A ring around the link", "person"],
  },
  wording: [["Terug naar de voorpagina", "Klik hier", "A link says where it goes"]],
  theming: { css },
  right: {
    example: <RichText text="## Wat wij bewaren||Uw naam, uw adres en uw wensen." />,
    because: "`## ` makes a heading that screen readers list.",
  },
  wrong: {
    example: <RichText text="**Wat wij bewaren**||Uw naam, uw adres en uw wensen." />,
    because: "Bold text only looks like a heading.",
  },
});
