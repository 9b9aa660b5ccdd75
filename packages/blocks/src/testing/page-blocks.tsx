import type { BlockSubject } from "../../../ui/src/internal/testing/conformance/subject.ts";
import {
  cards,
  closing,
  contactStrip,
  faq,
  footer,
  header,
  hero,
  itinerary,
  routeMap,
  seasonPrice,
  sectionHeading,
} from "../parts/page-fixture.tsx";
import {
  CallToAction,
  ContactStrip,
  DestinationCard,
  Faq,
  Heading,
  Hero,
  Itinerary,
  PageFooter,
  PageHeader,
  RichText,
  RouteMap,
  SeasonPrice,
} from "../views.ts";

const text =
  "# Wat er nu gebeurt||Wij **bellen** u, of u [schrijft](/contact).||## Daarna||1. Een gesprek||- Een route";

/** The parts of a page. */
export const pageBlocks: readonly BlockSubject[] = [
  { name: "Heading", create: (props) => <Heading {...sectionHeading} {...props} /> },
  { name: "RichText", create: (props) => <RichText text={text} lead {...props} /> },
  { name: "Hero", create: (props) => <Hero {...hero} {...props} /> },
  { name: "DestinationCard", create: (props) => <DestinationCard {...cards[0]} {...props} /> },
  {
    name: "CallToAction",
    create: (props) => <CallToAction {...closing} linkLabel="Schrijf ons" linkAddress="/contact" {...props} />,
  },
  { name: "PageHeader", create: (props) => <PageHeader {...header} {...props} /> },
  { name: "PageFooter", create: (props) => <PageFooter {...footer} phone="020 123 45 67" {...props} /> },
  { name: "Itinerary", create: (props) => <Itinerary {...itinerary} {...props} /> },
  { name: "RouteMap", create: (props) => <RouteMap {...routeMap} {...props} /> },
  { name: "SeasonPrice", create: (props) => <SeasonPrice {...seasonPrice} {...props} /> },
  { name: "ContactStrip", create: (props) => <ContactStrip {...contactStrip} {...props} /> },
  { name: "Faq", create: (props) => <Faq {...faq} {...props} /> },
];
