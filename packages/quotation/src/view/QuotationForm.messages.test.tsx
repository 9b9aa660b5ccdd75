import { en as controlMessages, MessagesProvider } from "@travel-design/ui/messages";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { inMemoryPorts } from "../in-memory-ports.ts";
import type { Step } from "../model/field.ts";
import { defaultSettings } from "../settings.ts";
import { draftText } from "../testing/draft-text.ts";
import { validValues } from "../testing/shared-cases.ts";
import { en, nl, type QuotationMessages } from "../translations.ts";
import { QuotationForm } from "./QuotationForm.tsx";
import { laterSteps } from "#later-steps";

/** Every sentence of a table of texts; what a function returns for any parameters included. */
function sentencesOf(texts: unknown): string[] {
  if (typeof texts === "string") return [texts];
  if (typeof texts === "function") return sentencesOf(Reflect.apply(texts, undefined, ["2027-05-01", 3]));
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(sentencesOf) : [];
}

/** Texts of at least two letters that the form itself has, in one language only. */
const dutchTexts = sentencesOf(nl)
  .map((text) => text.trim())
  .filter((text) => /\p{L}{3}/u.test(text) && !sentencesOf(en).some((english) => english.includes(text)));

async function open(step: Step, messages?: QuotationMessages, failing = false): Promise<string[]> {
  const titles: string[] = [];
  const values = { ...validValues, destinationLabel: "Japan", ...(failing && { lastName: "" }) };
  const draft = draftText(step, values);
  const ports = inMemoryPorts({
    draftStorage: { read: () => draft, write: () => {}, clear: () => {} },
    pageTitle: { read: () => "", write: (title) => void titles.push(title) },
  });
  const settings = { ...defaultSettings, phoneNumber: "020 123 45 67" };
  const form = <QuotationForm settings={settings} ports={ports} {...(messages && { messages })} />;
  await act(async () => void render(<MessagesProvider messages={controlMessages}>{form}</MessagesProvider>));
  await act(() => laterSteps.load());
  return titles;
}

const shownDutch = (): string[] => {
  const labels = [...document.querySelectorAll("[aria-label], [placeholder]")].map(
    (element) => `${element.getAttribute("aria-label")} ${element.getAttribute("placeholder")}`,
  );
  const shown = [document.body.textContent, ...labels].join("\n");
  return dutchTexts.filter((text) => shown.includes(text));
};

test.each<Step>([1, 2, 3])("step %d has no Dutch text with the English ones", async (step) => {
  const titles = await open(step, en);
  expect(screen.getByText(`Step ${step} of 3`)).toBeVisible();
  expect(shownDutch()).toEqual([]);
  expect(titles.at(-1)).toContain("Request a quotation");
});

test("each step has Dutch texts without others", async () => {
  await open(3);
  expect(screen.getByText("Stap 3 van 3")).toBeVisible();
  expect(shownDutch()).toEqual(expect.arrayContaining(["E-mailadres", "Uw reis in het kort", "Terug"]));
});

test("errors, their summary, the message beside the buttons and the page's title follow", async () => {
  const titles = await open(1, en, true);
  await userEvent.click(screen.getByRole("button", { name: "Describe your wishes" }));
  expect(screen.getByRole("heading", { name: "Check your answers" })).toHaveFocus();
  expect(screen.getByRole("link", { name: "Last name: This field is required" })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("Fill in all required fields");
  expect(titles.at(-1)).toBe("Error: Request a quotation");
  expect(shownDutch()).toEqual([]);
});

test("one text can be replaced", async () => {
  await open(3, { ...nl, back: "Vorige stap" });
  expect(screen.getByRole("button", { name: "Vorige stap" })).toBeVisible();
});
