import { componentPage } from "../../../../storybook/blocks/index.ts";
import { Itinerary } from "./Itinerary.tsx";
import css from "./itinerary.css?raw";

export const page = componentPage({
  title: "Itinerary (reisschema)",
  summary:
    "A trip or a part of it, day by day: a label, a title and a text per day along a quiet line. It is a `<div>` with an ordered list, and nothing without days.",
  use: ["A page about a destination or a trip, to show what a day is like."],
  avoid: ["A text with steps: [RichText](?path=/docs/blocks-tekst--docs)."],
  keys: "There are no keys of its own.",
  criteria: {
    "1.3.1": ["The days are an ordered list; each title is a heading below the block's own", "test"],
    "1.4.10": ["Labels are above the titles on a narrow screen", "test"],
  },
  wording: [["Dag 5 tot en met 7", "Dag 5-7", "Readers speak a dash out"]],
  theming: { css },
  right: {
    example: <Itinerary days="Dag 4 | Een dag zonder plan | Er ligt een roeiboot klaar." />,
    because: "It makes somebody long for the trip.",
  },
  wrong: {
    example: (
      <Itinerary days="Dag 4 | 8.00 ontbijt, 9.15 vertrek | 10.40 veerboot, 12.30 lunch, 14.00 museum, 17.45 hotel." />
    ),
    because: "A timetable belongs in the travel documents.",
  },
});
