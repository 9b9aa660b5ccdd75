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
  Space,
  TrustRow,
} from "../../../page/index.ts";
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
  trustRow,
} from "../../../page/page-fixture.tsx";
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
  { name: "Itinerary", create: (props) => <Itinerary {...props} {...itinerary} /> },
  { name: "RouteMap", create: (props) => <RouteMap {...props} {...routeMap} /> },
  { name: "SeasonPrice", create: (props) => <SeasonPrice {...props} {...seasonPrice} /> },
  { name: "TrustRow", create: (props) => <TrustRow {...props} {...trustRow} /> },
  { name: "ContactStrip", create: (props) => <ContactStrip {...props} {...contactStrip} /> },
  { name: "Faq", create: (props) => <Faq {...props} {...faq} /> },
  { name: "Space", create: (props) => <Space {...props} size="large" /> },
];
