import { dispatchWindowEvent, windowEventNames } from "@travel-design/ui/models";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { inMemoryPorts, type InMemoryPorts } from "../in-memory-ports.ts";
import type { Step } from "../model/field.ts";
import { defaultSettings } from "../settings.ts";
import { draftText } from "../testing/draft-text.ts";
import { validValues } from "../testing/shared-cases.ts";
import { laterSteps } from "#later-steps";
import { QuotationForm } from "./QuotationForm.tsx";

/** A form that an earlier visit of this tab left on a step. */
async function open(step: Step): Promise<InMemoryPorts> {
  const draft = draftText(step, validValues);
  const ports = inMemoryPorts({ draftStorage: { read: () => draft, write: () => {}, clear: () => {} } });
  await act(async () => void render(<QuotationForm settings={defaultSettings} ports={ports} />));
  await act(() => laterSteps.load());
  return ports;
}

/** Writes into a field as a form filler does: without an event. */
function fill(label: RegExp, text: string): HTMLElement {
  const field = screen.getByLabelText(label);
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
  return field;
}

test.each([
  [1, /^Voornaam/, "Fien"],
  [2, /^Bestemming/, "Patagonië"],
] as const)(
  "what a form filler writes on step %d is kept when the visitor leaves the field",
  async (step, label, text) => {
    await open(step);
    const field = fill(label, text);
    await act(async () => void field.focus());
    await userEvent.tab();
    expect(field).toHaveValue(text);
  },
);

test("what a form filler writes into any field is submitted", async () => {
  const ports = await open(3);
  fill(/^Straat/, "Dorpsstraat 1");
  fill(/^E-mailadres/, "fien@example.com");
  await userEvent.click(screen.getByRole("checkbox", { name: "Ik ga akkoord met de privacyverklaring" }));
  await userEvent.click(screen.getByRole("button", { name: "Verstuur uw aanvraag" }));
  await vi.waitFor(() => expect(ports.submitted).toHaveLength(1), 10_000);
  expect(ports.submitted[0]?.contactRequest).toMatchObject({ street: "Dorpsstraat 1", email: "fien@example.com" });
});

test("events of other scripts neither stop the form nor put words into its mouth", async () => {
  await open(3);
  const { loadingChange, submissionError, requiredFieldMissing } = windowEventNames;
  act(() => {
    dispatchWindowEvent(document.body, loadingChange, { loading: true });
    dispatchWindowEvent(document.body, submissionError, { message: "Bel 0900" });
    dispatchWindowEvent(document.body, requiredFieldMissing, { fieldId: "elders", error: true });
  });
  expect(screen.getByRole("button", { name: "Verstuur uw aanvraag" })).toBeEnabled();
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});

test("a text that is too long is kept, and the form says how long it may be", async () => {
  await open(3);
  const email = screen.getByLabelText(/^E-mailadres/);
  const long = `${"a".repeat(75)}@voorbeeld.nl`;
  await userEvent.clear(email);
  await userEvent.click(email);
  await userEvent.paste(long);
  await userEvent.tab();
  expect(email).toHaveValue(long);
  expect(email).toHaveAccessibleDescription("Ongeldige invoer. Gebruik hoogstens 80 tekens.");
});
