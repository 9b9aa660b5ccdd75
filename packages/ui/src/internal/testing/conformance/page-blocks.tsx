import {
  CallToAction,
  DestinationCard,
  Heading,
  Hero,
  PageFooter,
  PageHeader,
  RichText,
  Space,
} from "../../../index.ts";
import { cards, closing, footer, header, hero, sectionHeading } from "../../../page/page-fixture.tsx";
import type { BlockSubject } from "./subject.ts";

const text =
  "# Wat er nu gebeurt||Wij **bellen** u, of u [schrijft](/contact).||## Daarna||1. Een gesprek||- Een route";

/** The parts of a page. */
export const pageBlocks: readonly BlockSubject[] = [
  { name: "Heading", draw: (props) => <Heading {...props} {...sectionHeading} /> },
  { name: "RichText", draw: (props) => <RichText {...props} text={text} lead /> },
  { name: "Hero", draw: (props) => <Hero {...props} {...hero} /> },
  { name: "DestinationCard", draw: (props) => <DestinationCard {...props} {...cards[0]} /> },
  {
    name: "CallToAction",
    draw: (props) => <CallToAction {...props} {...closing} linkLabel="Schrijf ons" linkAddress="/contact" />,
  },
  { name: "PageHeader", draw: (props) => <PageHeader {...props} {...header} /> },
  { name: "PageFooter", draw: (props) => <PageFooter {...props} {...footer} phone="020 123 45 67" /> },
  { name: "Space", draw: (props) => <Space {...props} size="large" /> },
];
