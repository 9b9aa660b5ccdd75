import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Checkbox, Input } from "../index.ts";
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

const throwing = new Proxy(
  {},
  {
    get: () => {
      throw new Error("hostile");
    },
  },
);

test.each<[WindowEventName, ...unknown[]]>([
  ["requiredFieldMising", null, "a", {}, { fieldId: 7, error: true }, { fieldId: "a", error: "false" }, throwing],
  ["invalidInput", undefined, { error: true }, { fieldId: "a" }, throwing],
  ["loadingChange", null, true, { loading: "false" }, throwing],
  ["stepChange", null, { step: "2" }, { step: Number.NaN }, { step: 0 }, { step: 1.5 }, throwing],
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
