import { act, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { Checkbox, DatePicker, Dropdown, Input, OptionalCheckboxes, SearchList, TextArea } from "../index.ts";
import { SideText, TravelerStories } from "../page/index.ts";
import { SpecialistMatch } from "../page/specialist-match/SpecialistMatch.tsx";
import { listenToWindowEvent, windowEventNames, type WindowEventName } from "./index.ts";

const dispatch = (name: string, detail: unknown): void =>
  act(() => void window.dispatchEvent(new CustomEvent(name, { detail })));

test.each([{ nl: "Fout" }, ["a", { b: 1 }], 7, null, () => "Fout"])(
  "a field shows its default text when the error message is %j",
  (errorMessage) => {
    render(
      <>
        <Input label="Voornaam" fieldId="firstName" />
        <Checkbox label="Akkoord" checkboxId="privacy" required />
      </>,
    );
    dispatch(windowEventNames.requiredFieldMissing, { fieldId: "firstName", error: true, errorMessage });
    dispatch(windowEventNames.requiredFieldMissing, { fieldId: "privacy", error: true, errorMessage });
    expect(screen.getByRole("textbox")).toHaveAccessibleDescription("Dit veld is verplicht");
    expect(screen.getByRole("checkbox")).toHaveAccessibleDescription("Dit veld is verplicht");
    dispatch(windowEventNames.invalidInput, { fieldId: "firstName", error: true, errorMessage });
    expect(screen.getByRole("textbox")).toHaveAccessibleDescription("Ongeldige invoer");
  },
);

/** Throws when any property is read. */
const throwing = new Proxy(
  {},
  {
    get: () => {
      throw new Error("hostile");
    },
  },
);

/** Payloads that no block dispatches, including ones that are almost valid. */
const hostilePayloads: readonly unknown[] = [
  undefined,
  null,
  7,
  "firstName",
  true,
  [],
  [{ fieldId: "a", error: true }],
  () => undefined,
  Symbol("a"),
  {},
  { fieldId: "a", error: {}, loading: {}, step: {}, message: {}, userId: {}, isGuest: {}, destination: {} },
  { fieldId: { toString: () => "a" }, error: true, errorMessage: "Fout" },
  { fieldId: "a", error: "true", errorMessage: "Fout", loading: "true", step: "2", isGuest: "false" },
  { fieldId: "a", error: true, errorMessage: { nl: "Fout" }, loading: 1, step: 2.5, message: ["a", { b: 1 }] },
  { fieldId: "a", error: true, errorMessage: Symbol("a"), step: Number.NaN, message: Symbol("a"), userId: 5 },
  Object.create(null),
];

const fieldProps = { label: "Veld", fieldId: "a" };

const controls: Readonly<Record<string, () => ReactElement>> = {
  Input: () => <Input {...fieldProps} />,
  TextArea: () => <TextArea {...fieldProps} />,
  DatePicker: () => <DatePicker {...fieldProps} />,
  Dropdown: () => <Dropdown {...fieldProps} options={[]} />,
  SearchList: () => <SearchList {...fieldProps} />,
  Checkbox: () => <Checkbox label="Veld" checkboxId="a" required />,
  OptionalCheckboxes: () => <OptionalCheckboxes fieldId="a" mainLabel="Veld" optionalLabel="Nee" required />,
};

test.each(Object.entries(controls))("%s survives hostile payloads of every window event", (_name, create) => {
  render(create());
  for (const name of Object.values(windowEventNames)) {
    for (const payload of [...hostilePayloads, throwing]) dispatch(name, payload);
    act(() => void window.dispatchEvent(new Event(name)));
  }
  dispatch(windowEventNames.requiredFieldMissing, { fieldId: "a", error: true, errorMessage: "Eigen tekst" });
  expect(screen.getByLabelText("Veld")).toHaveAccessibleDescription("Eigen tekst");
});

test("blocks beside the form keep rendering after hostile payloads of every window event", () => {
  const { container } = render(
    <>
      <SideText title1="Waarheen?" />
      <SpecialistMatch fallbackTitle="Wie ontwerpt uw reis?" />
      <TravelerStories stories={[{ storyId: 1, rating: 5, review: "Prachtig", client: "Ada", date: "mei" }]} />
    </>,
  );
  const html = container.innerHTML;
  for (const name of Object.values(windowEventNames))
    for (const payload of [...hostilePayloads, throwing]) dispatch(name, payload);
  expect(container.innerHTML).toBe(html);
});

test.each<[WindowEventName, ...unknown[]]>([
  ["requiredFieldMising", null, "a", {}, { fieldId: 7, error: true }, { fieldId: "a", error: "false" }, throwing],
  ["invalidInput", undefined, { error: true }, { fieldId: "a" }, throwing],
  ["loadingChange", null, true, { loading: "false" }, throwing],
  ["stepChange", null, { step: "2" }, { step: Number.NaN }, { step: 0 }, { step: 1.5 }, throwing],
  ["destinationChange", null, "Peru", { destination: 7 }, { destination: {} }, throwing],
  ["userData", null, { userId: 5, isGuest: false }, { userId: "005", isGuest: "no" }, throwing],
])("%s ignores payloads of another shape", (name, ...details) => {
  const handler = vi.fn<(detail: unknown) => void>();
  const stop = listenToWindowEvent(document.body, name, handler);
  for (const detail of details) dispatch(name, detail);
  stop();
  expect(handler).not.toHaveBeenCalled();
});

test("a submission error without a readable message has none", () => {
  const handler = vi.fn<(detail: unknown) => void>();
  const stop = listenToWindowEvent(document.body, windowEventNames.submissionError, handler);
  for (const detail of [null, undefined, "Fout", {}, { message: {} }, { message: "Vol" }])
    dispatch("submissionError", detail);
  stop();
  dispatch("submissionError", { message: "Te laat" });
  expect(handler.mock.calls.map(([detail]) => detail)).toEqual([{}, {}, {}, {}, {}, { message: "Vol" }]);
});
