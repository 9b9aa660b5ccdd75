import { act, fireEvent } from "@testing-library/react";
import {
  Button,
  Checkbox,
  DatePicker,
  Grid,
  Input,
  LoadingOverlay,
  MultiSearchList,
  SearchList,
  SlotsBlock,
  TextArea,
} from "@travel-design/ui";
import { dispatchWindowEvent, windowEventNames } from "@travel-design/ui/models";
import type { ReactElement } from "react";
import { vi } from "vitest";
import { blocks } from "../../../ui/src/internal/testing/conformance/blocks.tsx";
import { controls } from "../../../ui/src/internal/testing/conformance/controls.tsx";
import { createControl } from "../../../ui/src/internal/testing/conformance/create-control.ts";
import { carousel } from "../../../ui/src/media/carousel/carousel-fixture.tsx";
import { UnavailableBlock } from "../define/BlockBoundary.tsx";
import { Hero, PageHeader, SpecialistCard, SpecialistMatch, TravelerStories } from "../views.ts";
import { subjects } from "./subjects.ts";

/** A component in a state that shows texts of its own. */
export interface MessageScene {
  name: string;
  element: ReactElement;
  /** What brings the component into that state. */
  act?(container: HTMLElement): void;
}

const countries = [
  { label: "Japan", value: "JP" },
  { label: "Jordanië", value: "JO" },
];
const type = (container: HTMLElement, text: string): void =>
  void fireEvent.input(container.querySelector("input, textarea") ?? container, { target: { value: text } });
const press = (container: HTMLElement, selector: string): void =>
  void fireEvent.click(container.querySelector(selector) ?? container);
const notify =
  (name: "requiredFieldMissing" | "invalidInput") =>
  (container: HTMLElement): void =>
    act(() => dispatchWindowEvent(container, windowEventNames[name], { fieldId: "proef", error: true }));

/** What every component renders at first. */
const initialScenes: readonly MessageScene[] = [
  ...controls.map((control) => ({ name: control.name, element: createControl(control) })),
  ...[...blocks, ...subjects].map(({ name, create }) => ({ name, element: create({}) })),
];

/** States that need other props, or something that a visitor does. */
const laterScenes: readonly MessageScene[] = [
  { name: "Button without a label", element: <Button /> },
  { name: "Checkbox with a link", element: <Checkbox label="Akkoord" link="/privacy" linkLabel="Voorwaarden" /> },
  {
    name: "Input, missing",
    element: <Input label="Plaats" fieldId="proef" />,
    act: notify("requiredFieldMissing"),
  },
  { name: "Input, invalid", element: <Input label="Plaats" fieldId="proef" />, act: notify("invalidInput") },
  {
    name: "Checkbox, missing",
    element: <Checkbox label="Akkoord" checkboxId="proef" required />,
    act: notify("requiredFieldMissing"),
  },
  { name: "TextArea near its limit", element: <TextArea label="Wensen" maxLength={10} defaultValue="123456789" /> },
  { name: "TextArea at its limit", element: <TextArea label="Wensen" maxLength={10} defaultValue="1234567890" /> },
  { name: "LoadingOverlay", element: <LoadingOverlay loading /> },
  { name: "SearchList", element: <SearchList options={countries} /> },
  {
    name: "SearchList with suggestions",
    element: <SearchList options={countries} />,
    act: (container) => type(container, "j"),
  },
  {
    name: "SearchList without suggestions",
    element: <SearchList options={countries} />,
    act: (container) => type(container, "x"),
  },
  {
    name: "SearchList that accepts suggestions only",
    element: <SearchList options={countries} strict />,
    act: (container) => type(container, "x"),
  },
  {
    name: "SearchList with an active suggestion",
    element: <SearchList options={countries} />,
    act(container) {
      type(container, "j");
      fireEvent.keyDown(container.querySelector("input") ?? container, { key: "ArrowDown" });
    },
  },
  {
    name: "SearchList whose suggestions are being loaded",
    element: <SearchList options={[]} loading clearable />,
    act: (container) => type(container, "x"),
  },
  ...[{ min: "2027-05-01" }, { max: "2025-05-01" }].map((bound) => ({
    name: `DatePicker with a day out of ${Object.keys(bound).join()}`,
    element: <DatePicker label="" defaultValue="2026-05-01" {...bound} />,
    act: (container: HTMLElement) => act(() => void container.querySelector("input")?.reportValidity()),
  })),
  { name: "Carousel that plays", element: carousel() },
  {
    name: "Carousel that is paused",
    element: carousel(),
    act(container) {
      press(container, ".td-carousel__next");
      press(container, ".td-carousel__pause");
    },
  },
  { name: "SlotsBlock without a title", element: <SlotsBlock contentGrid="slider" slotAmount={2} /> },
  {
    name: "Grid with pages",
    element: (
      <Grid showPagination numberOfColumns={1} items={[1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, content: "" }))} />
    ),
  },
  {
    name: "MultiSearchList after a change",
    element: <MultiSearchList label="Landen" options={countries} defaultValue={["JP", "JO"]} />,
    act(container) {
      press(container, "li button");
      fireEvent.keyDown(container.querySelector("input") ?? container, { key: "ArrowDown" });
      fireEvent.keyDown(container.querySelector("input") ?? container, { key: "Enter" });
    },
  },
  {
    name: "MultiSearchList after a removal",
    element: <MultiSearchList label="Landen" options={countries} defaultValue={["JP", "JO"]} />,
    act: (container) => press(container, "li button"),
  },
  {
    name: "TravelerStories with a link",
    element: <TravelerStories stories='[{ "storyId": 1, "review": "Mooi", "address": "/#offerte" }]' />,
  },
  { name: "SpecialistCard with a link", element: <SpecialistCard title="Merel" address="/#offerte" /> },
  {
    name: "SpecialistMatch with a match",
    element: <SpecialistMatch specialists="Merel | Japan | Ik denk mee. | /merel.svg" />,
    act(container) {
      act(() => dispatchWindowEvent(container, windowEventNames.destinationChange, { destination: "Japan" }));
      // The update waits until the page does not scroll, and its announcement for a second without another one.
      for (const milliseconds of [300, 1000]) act(() => void vi.advanceTimersByTime(milliseconds));
    },
  },
  {
    name: "SpecialistMatch for another destination",
    element: <SpecialistMatch specialists="Merel | Japan | Ik denk mee. | /merel.svg" />,
    act(container) {
      act(() => dispatchWindowEvent(container, windowEventNames.destinationChange, { destination: "Peru" }));
      act(() => void vi.advanceTimersByTime(300));
    },
  },
  { name: "Hero with destinations", element: <Hero chooserOptions="Peru || Japan" buttonAddress="/#offerte" /> },
  { name: "A block that cannot be rendered", element: <UnavailableBlock onRetry={() => {}} /> },
  { name: "PageHeader with a logo only", element: <PageHeader logo="/logo.svg" /> },
];

/** Scenes that show every text of the library and of the blocks. */
export const messageScenes: readonly MessageScene[] = [...initialScenes, ...laterScenes];
