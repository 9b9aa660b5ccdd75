import { componentPage } from "../../../../storybook/blocks/index.ts";
import { header } from "../parts/page-fixture.tsx";
import { PageHeader } from "./PageHeader.tsx";
import css from "./page-header.css?raw";

export const page = componentPage({
  title: "PageHeader (paginakop)",
  summary:
    "The brand and the main menu above every page, with a link that skips both. On a phone the links are behind a menu button, also before any script runs. It is a `<div>`: the host puts it in its own `<header>`, and its `<main>` has the id `inhoud`.",
  use: ["Once, in the header of the site's theme."],
  avoid: ["A menu within a page."],
  keys: {
    Tab: "Moves to the skip link, the brand, and the links or the menu button",
    "Enter, Space": "Opens or closes the menu",
    Escape: "Closes the menu and moves the focus back to the button",
  },
  criteria: {
    "2.1.1": ["The menu opens, closes and is followed by keyboard", "test"],
    "2.4.3": ["The focus goes back to the button when the menu closes", "test"],
    "2.4.11": ["The skip link becomes visible when it has the focus", "test"],
    "2.5.8": ["Links and button are 44 pixels high", "test"],
    "4.1.2": ["The browser exposes whether the menu is open; `aria-current` marks the current page", "test", "axe"],
  },
  wording: [["Specialisten", "Ons team", "One word that says what is behind it"]],
  theming: { css },
  right: {
    example: <PageHeader {...header} links={header.links.slice(2)} />,
    because: "A name and two words leave room for the menu.",
  },
  wrong: {
    example: (
      <PageHeader
        {...header}
        tagline="Al meer dan dertig jaar specialist in onvergetelijke reizen op maat"
        links={header.links.slice(2)}
      />
    ),
    because: "A slogan takes the room of the menu, and pushes every page down.",
  },
  mistakes: ["More than seven links: on a tablet they need two rows."],
});
