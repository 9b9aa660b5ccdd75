import { act, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../../ui/src/style.css";
import "../style.css";
import { inMemoryPorts } from "../in-memory-ports.ts";
import type { Step } from "../model/field.ts";
import type { QuotationPorts } from "../ports.ts";
import { defaultSettings } from "../settings.ts";
import { draftText } from "../testing/draft-text.ts";
import { validValues } from "../testing/shared-cases.ts";
import { QuotationForm } from "./QuotationForm.tsx";
import { laterSteps } from "#later-steps";

const texts = { title: "Een titel", paragraph1: "Een alinea", paragraph2: "" };
const settings = { ...defaultSettings, step1: texts, step2: texts, step3: texts };

/** A form that an earlier visit of this tab left on a step. */
async function open(
  step: Step,
  changes: Partial<typeof validValues> = {},
  overrides: Partial<QuotationPorts> = {},
): Promise<void> {
  const values = { ...validValues, ...changes };
  const draft = draftText(step, values);
  // A press within half a second of a step change is ignored, so the step was shown a second ago.
  let waited = 0;
  const clock = { ...inMemoryPorts().clock, now: () => Date.now() + waited };
  const ports = inMemoryPorts({
    clock,
    draftStorage: { read: () => draft, write: () => {}, clear: () => {} },
    ...overrides,
  });
  await act(async () => void render(<QuotationForm settings={settings} ports={ports} />));
  await act(() => laterSteps.load());
  // A step that was painted gets its title.
  await vi.waitFor(() => expect(ports.pageTitle.read()).toContain(step === 1 ? "" : `Stap ${step} van 3`));
  waited = 1_000;
}

const top = (element: Element): number => Math.round(element.getBoundingClientRect().top);
const field = (label: string): HTMLElement => screen.getByLabelText(label, { exact: false, selector: "input, select" });
/** The space between a label, or what explains it, and its control. */
function labelGap(label: string): number {
  const parts = field(label)
    .closest(".td-field")
    ?.querySelectorAll(".td-field__heading, .td-field__hint, .td-field__error");
  const bottoms = Array.from(parts ?? [], (part) => part.getBoundingClientRect().bottom);
  return field(label).getBoundingClientRect().top - Math.max(...bottoms);
}
const button = (name: string): HTMLElement => screen.getByRole("button", { name });

describe("on a wide screen", () => {
  beforeEach(() => page.viewport(1000, 900));

  test.each<[Step, string, string, Parameters<typeof open>[1]]>([
    [2, "Budget (per persoon)", "Aantal reizigers", { budget: "veel", amountOfTravelers: "" }],
    [2, "Vroegste vertrekdatum", "Uiterste terugkeerdatum", { leavingDate: "2027-05-02", returnDate: "2027-05-01" }],
    [2, "Vroegste vertrekdatum", "Aantal dagen", { amountOfDays: "0" }],
    [3, "E-mailadres", "Telefoonnummer", { phoneNumber: "12" }],
    [3, "Postcode", "Woonplaats", { postalCode: "1234 SS" }],
  ])(
    "neighbors of step %d align, each with its label at it, with hints and with errors: %s, %s",
    async (step, left, right, changes) => {
      await open(step, { ...changes, privacyPolicy: false });
      const expectAligned = (): void => {
        expect(top(field(left))).toBe(top(field(right)));
        for (const label of [left, right]) expect(labelGap(label)).toBeLessThan(10);
      };
      expectAligned();
      await userEvent.click(button(step === 2 ? "Deel uw contactgegevens" : "Verstuur uw aanvraag"));
      expect(screen.getByRole("heading", { name: "Controleer uw antwoorden" })).toBeVisible();
      expectAligned();
    },
  );
});

describe("on a phone", () => {
  beforeEach(() => page.viewport(375, 740));

  test("the submit button is above the Back button, and its label is on one line", async () => {
    await open(2);
    expect(top(button("Deel uw contactgegevens"))).toBeLessThan(top(button("Terug")));
    const range = document.createRange();
    range.selectNodeContents(button("Deel uw contactgegevens"));
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 24)));
    expect(lines.size).toBe(1);
  });

  test("nothing moves when a submission fails: the place of the message is free while it is sent", async () => {
    await open(3, {}, { submitRequest: () => Promise.reject(new Error("The server is down.")) });
    const distance = (): number => top(button("Terug")) - top(button("Verstuur uw aanvraag"));
    await userEvent.click(screen.getByRole("checkbox", { name: /privacy/ }));
    await userEvent.click(button("Verstuur uw aanvraag"));
    // No request is sent in its first seconds.
    expect(button("Terug")).toBeDisabled();
    const whileSent = distance();
    expect(await screen.findByText(/^Er is een fout opgetreden/, {}, { timeout: 10_000 })).toBeVisible();
    expect(distance()).toBe(whileSent);
  });

  test("no example number is broken over two lines", async () => {
    await open(3);
    const hint = screen.getByText(/^Bijvoorbeeld 06/);
    const text = hint.firstChild;
    if (!text?.textContent) throw new Error("The hint has no text.");
    const range = document.createRange();
    const start = text.textContent.indexOf("+32");
    range.setStart(text, start);
    range.setEnd(text, text.textContent.length);
    expect(range.getClientRects()).toHaveLength(1);
  });

  test("the first press of the button counts, also when it leaves a field with a mistake", async () => {
    await open(2, { amountOfTravelers: "" });
    await userEvent.fill(field("Budget"), "veel");
    await userEvent.click(button("Deel uw contactgegevens"));
    expect(screen.getByRole("heading", { name: "Controleer uw antwoorden" })).toHaveFocus();
  });
});

test("at a zoom of 400 % the error summary follows the title", async () => {
  await page.viewport(320, 256);
  await open(2, { amountOfTravelers: "" });
  await userEvent.click(button("Deel uw contactgegevens"));
  const summary = screen.getByRole("region", { name: "Controleer uw antwoorden" });
  expect(summary.previousElementSibling).toBe(screen.getByRole("heading", { name: "Een titel" }));
});

test("keyboards of phones get what they need", async () => {
  await open(3);
  expect(field("Postcode")).toHaveAttribute("autocapitalize", "characters");
  expect(field("Woonplaats")).toHaveAttribute("autocapitalize", "words");
  expect(field("Woonplaats")).toHaveAttribute("enterkeyhint", "send");
});
