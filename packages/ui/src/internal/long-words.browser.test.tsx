// A word that no line can hold, in every text that a component shows.
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  Button,
  Carousel,
  Checkbox,
  ContentContainer,
  DatePicker,
  Dropdown,
  ErrorSummary,
  Input,
  LoadingOverlay,
  OptionalCheckboxes,
  SearchList,
  SlotsBlock,
  TextArea,
  Tooltip,
} from "../index.ts";
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
  SpecialistList,
  SpecialistMatch,
  TravelerStories,
  TrustRow,
} from "../page/index.ts";
import "../page/page.css";
import "../style.css";

const word = "w".repeat(10_000);
const options = [{ label: word, value: word }];
const field = { label: word, hint: word, error: word, defaultValue: word, required: true };
const specialist = { title: word, description: word, specialistEmail: "reizen@example.com" };
const story = { rating: 5, review: word, client: word, date: word, storyId: 1 };

const elements: Record<string, () => ReactElement> = {
  Button: () => <Button label={word} forward icon />,
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
  Carousel: () => <Carousel label={word} slides={[word, word, word, word]} />,
  Checkbox: () => <Checkbox label={word} link="/voorwaarden" linkLabel={word} error={word} required />,
  ContactStrip: () => (
    <ContactStrip title={word} text={word} hours={word} email={`${word.slice(0, 200)}@example.com`} />
  ),
  ContentContainer: () => <ContentContainer title={word} subtitle={word} />,
  DatePicker: () => <DatePicker {...field} />,
  DestinationCard: () => <DestinationCard title={word} text={word} address="/a" />,
  Dropdown: () => <Dropdown {...field} options={options} placeholder={word} />,
  ErrorSummary: () => (
    <ErrorSummary heading={word} items={[{ id: "a", label: word, message: word }]} onSelect={() => undefined} />
  ),
  Faq: () => <Faq title={word} questions={[{ question: word, answer: word }]} />,
  Heading: () => <Heading eyebrow={word} title={word} lead={word} />,
  Hero: () => <Hero eyebrow={word} title={word} lead={word} buttonLabel={word} buttonAddress="/a" />,
  Input: () => <Input {...field} type="currency" help={<Tooltip label="Uitleg">Meer</Tooltip>} />,
  Itinerary: () => <Itinerary title={word} days={[{ day: word, title: word, text: word }]} />,
  LoadingOverlay: () => <LoadingOverlay loading status={word} />,
  OptionalCheckboxes: () => (
    <OptionalCheckboxes
      fieldId="a"
      legend={word}
      mainLabel={word}
      optionalLabel={word}
      error={word}
      defaultValue="known"
    >
      {word}
    </OptionalCheckboxes>
  ),
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
  SearchList: () => <SearchList {...field} options={options} />,
  SeasonPrice: () => (
    <SeasonPrice title={word} months="************" bestLabel={word} priceFrom={1} priceUnit={word} note={word} />
  ),
  SideText: () => <SideText title1={word} subtitle1={word} sellingPoints={[word]} />,
  SlotsBlock: () => <SlotsBlock title={word} subtitle={word} slots={{ "Content-Slot1": word }} />,
  SpecialistCard: () => <SpecialistCard {...specialist} />,
  SpecialistList: () => <SpecialistList specialists={[specialist, specialist]} />,
  SpecialistMatch: () => (
    <SpecialistMatch
      specialists={[]}
      fallbackTitle={word}
      fallbackText={word}
      fallbackContacts={`${word}@example.com`}
    />
  ),
  TextArea: () => <TextArea {...field} />,
  TrustRow: () => <TrustRow title={word} memberships={[{ name: word }]} />,
  TravelerStories: () => <TravelerStories stories={[story]} />,
};

test.each(Object.entries(elements))("%s keeps a word of ten thousand letters within its place", (_name, create) => {
  const { container } = render(<div style={{ position: "relative", inlineSize: 343 }}>{create()}</div>);
  expect(container.firstElementChild?.scrollWidth).toBe(343);
});

test("an explanation keeps such a word within its bubble", async () => {
  const { container, getByRole } = render(<Tooltip label="Uitleg">{word}</Tooltip>);
  await userEvent.click(getByRole("button"));
  const bubble = container.querySelector("[role=tooltip]");
  expect(bubble?.scrollWidth).toBeLessThanOrEqual(288);
});
