import {
  CallToAction,
  DestinationCard,
  Heading,
  Hero,
  PageFooter,
  PageHeader,
  RichText,
  Space,
} from "../../../page/index.ts";
import { cards, closing, footer, header, hero, sectionHeading } from "../../../page/page-fixture.tsx";
import type { BlockSubject } from "./subject.ts";

const text =
  "# Wat er nu gebeurt||Wij **bellen** u, of u [schrijft](/contact).||## Daarna||1. Een gesprek||- Een route";

/** The parts of a page. */
export const pageBlocks: readonly BlockSubject[] = [
  { name: "Heading", create: (props) => <Heading {...props} {...sectionHeading} /> },
  { name: "RichText", create: (props) => <RichText {...props} text={text} lead /> },
  { name: "Hero", create: (props) => <Hero {...props} {...hero} /> },
  { name: "DestinationCard", create: (props) => <DestinationCard {...props} {...cards[0]} /> },
  {
    name: "CallToAction",
    create: (props) => <CallToAction {...props} {...closing} linkLabel="Schrijf ons" linkAddress="/contact" />,
  },
  { name: "PageHeader", create: (props) => <PageHeader {...props} {...header} /> },
  { name: "PageFooter", create: (props) => <PageFooter {...props} {...footer} phone="020 123 45 67" /> },
  { name: "Space", create: (props) => <Space {...props} size="large" /> },
];
