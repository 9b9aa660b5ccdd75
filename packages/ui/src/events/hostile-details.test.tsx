import { act, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { Checkbox, DatePicker, Dropdown, Input, OptionalCheckboxes, SearchList, TextArea } from "../index.ts";
import { hostilePayloads, throwing } from "../internal/testing/hostile-payloads.ts";
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
