import type { BlockSubject } from "../../../ui/src/internal/testing/conformance/subject.ts";
import { pictures } from "../../../ui/src/layout/layout-fixture.tsx";
import {
  PromiseCard,
  RequestReference,
  SideText,
  SpecialistCard,
  SpecialistMatch,
  Stars,
  TravelerStories,
} from "../views.ts";

const specialist = {
  title: "Merel Duinker",
  description: "Japan en Korea",
  specialistEmail: "merel@example.com",
  image: pictures.desktop,
};
const story = {
  storyId: "1",
  rating: 4,
  review: "Alles klopte, tot de laatste trein.",
  client: "Familie Berkhout",
  date: "mei 2026",
};

/** Blocks with content. */
export const contentBlocks: readonly BlockSubject[] = [
  { name: "Stars", create: (props) => <Stars {...props} rating={4} /> },
  {
    name: "PromiseCard",
    create: (props) => <PromiseCard title="Eén specialist" text="Van het eerste gesprek tot thuiskomst." {...props} />,
  },
  {
    name: "SideText",
    create: (props) => (
      <SideText
        title1="Waar droomt u van?"
        subtitle1="Een richting is genoeg."
        sellingPoints={["Zonder kosten"]}
        {...props}
      />
    ),
  },
  {
    name: "RequestReference",
    create: (props) => <RequestReference {...props} query="?ts=2026-05-01-2c43-33d9-0003-0a1b" />,
  },
  { name: "SpecialistCard", create: (props) => <SpecialistCard {...specialist} {...props} /> },
  {
    name: "SpecialistMatch",
    create: (props) => (
      <SpecialistMatch {...props} fallbackTitle="Wie ontwerpt uw reis?" fallbackContacts="020 555 01 23" />
    ),
  },
  { name: "TravelerStories", create: (props) => <TravelerStories stories={[story]} {...props} /> },
];
