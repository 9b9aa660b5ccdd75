// A word that no line can hold, in every text that a view shows.
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
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
  PromiseCard,
  RequestReference,
  RichText,
  RouteMap,
  SeasonPrice,
  SideText,
  SpecialistCard,
  SpecialistMatch,
  TravelerStories,
} from "../views.ts";
import "../../../ui/src/style.css";
import "../style.css";

const word = "w".repeat(10_000);
const specialist = { title: word, description: word, specialistEmail: "reizen@example.com" };
const story = { rating: 5, review: word, client: word, date: word, storyId: 1 };

const elements: Record<string, () => ReactElement> = {
  CallToAction: () => (
    <CallToAction
      eyebrow={word}
      title={word}
      text={word}
      buttonLabel={word}
      buttonAddress="/a"
      linkLabel={word}
      linkAddress="/b"
    />
  ),
  ContactStrip: () => (
    <ContactStrip title={word} text={word} hours={word} email={`${word.slice(0, 200)}@example.com`} />
  ),
  DestinationCard: () => <DestinationCard title={word} text={word} address="/a" />,
  Faq: () => <Faq title={word} questions={[{ question: word, answer: word }]} />,
  Heading: () => <Heading eyebrow={word} title={word} lead={word} />,
  Hero: () => <Hero eyebrow={word} title={word} lead={word} buttonLabel={word} buttonAddress="/a" />,
  Itinerary: () => <Itinerary title={word} days={[{ day: word, title: word, text: word }]} />,
  PageFooter: () => (
    <PageFooter
      brandName={word}
      brandText={word}
      contactHeading={word}
      contactText={word}
      links={[{ label: word, address: "/a" }]}
      linksHeading={word}
      smallPrint={word}
    />
  ),
  PageHeader: () => <PageHeader brandName={word} tagline={word} links={[{ label: word, address: "/a" }]} />,
  PromiseCard: () => <PromiseCard title={word} text={word} />,
  RequestReference: () => <RequestReference label={word} note={word} query="?ts=2026-05-01-2c43-33d9-0003-0a1b" />,
  RichText: () => <RichText text={`# ${word}||${word}||- ${word}||1. ${word}||[${word}](/a)`} />,
  RouteMap: () => <RouteMap title={word} stops={[{ name: word, latitude: 60, longitude: 5 }]} />,
  SeasonPrice: () => (
    <SeasonPrice title={word} months="************" bestLabel={word} priceFrom={1} priceUnit={word} note={word} />
  ),
  SideText: () => <SideText title1={word} subtitle1={word} sellingPoints={[word]} />,
  SpecialistCard: () => <SpecialistCard {...specialist} />,
  SpecialistMatch: () => (
    <SpecialistMatch
      specialists={[]}
      fallbackTitle={word}
      fallbackText={word}
      fallbackContacts={`${word}@example.com`}
    />
  ),
  TravelerStories: () => <TravelerStories stories={[story]} />,
};

test.each(Object.entries(elements))("%s keeps a word of ten thousand letters within its place", (_name, create) => {
  const { container } = render(<div style={{ position: "relative", inlineSize: 343 }}>{create()}</div>);
  expect(container.firstElementChild?.scrollWidth).toBe(343);
});
