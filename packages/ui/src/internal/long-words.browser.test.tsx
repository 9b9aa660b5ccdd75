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
import "../style.css";

const word = "w".repeat(10_000);
const options = [{ label: word, value: word }];
const field = { label: word, hint: word, error: word, defaultValue: word, required: true };

const elements: Record<string, () => ReactElement> = {
  Button: () => <Button label={word} forward icon />,
  Carousel: () => <Carousel label={word} slides={[word, word, word, word]} />,
  Checkbox: () => <Checkbox label={word} link="/voorwaarden" linkLabel={word} error={word} required />,
  ContentContainer: () => <ContentContainer title={word} subtitle={word} />,
  DatePicker: () => <DatePicker {...field} />,
  Dropdown: () => <Dropdown {...field} options={options} placeholder={word} />,
  ErrorSummary: () => (
    <ErrorSummary heading={word} items={[{ id: "a", label: word, message: word }]} onSelect={() => undefined} />
  ),
  Input: () => <Input {...field} type="currency" help={<Tooltip label="Uitleg">Meer</Tooltip>} />,
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
  SearchList: () => <SearchList {...field} options={options} />,
  SlotsBlock: () => <SlotsBlock title={word} subtitle={word} slots={{ "Content-Slot1": word }} />,
  TextArea: () => <TextArea {...field} />,
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
