import { componentPage } from "../../../../storybook/blocks/index.ts";
import { PromiseCard } from "./PromiseCard.tsx";
import css from "./promise-card.css?raw";

export const page = componentPage({
  title: "PromiseCard (belofte)",
  summary: "A reason to choose the agency: an icon, a title and a text. It is a `<div>`.",
  use: [
    "Three or four short reasons beside each other, in a [SlotsBlock](?path=/docs/layout-slotsblock--docs) or a [Grid](?path=/docs/layout-grid--docs).",
  ],
  avoid: ["Something to click: it leads nowhere."],
  keys: "None of its own: its content keeps its own keys, in document order.",
  criteria: {
    "1.1.1": ["The icon is ornament; the title says the same", "test"],
    "1.3.1": ["The title is a heading of the third level: put a second-level heading above", "axe"],
  },
  wording: [["Bereikbaar, ook onderweg", "24/7 support", "A promise in the visitor's own words"]],
  theming: { css },
  right: {
    example: <PromiseCard title="Bereikbaar, ook onderweg" text="U belt één nummer. Daar kent iemand uw reis." />,
    because: "One promise in the words of a visitor.",
  },
  wrong: {
    example: (
      <PromiseCard title="24/7 support & service!" text="Customer care, duurzaam, beste prijs, flexibel en meer." />
    ),
    because: "Several slogans, none of which a visitor can check.",
  },
  mistakes: ["A claim that nobody can check."],
});
