import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { inMemoryPorts } from "../in-memory-ports.ts";
import { messages } from "../messages.ts";
import type { QuotationPorts } from "../ports.ts";
import { defaultSettings } from "../settings.ts";
import { draftText } from "../testing/draft-text.ts";
import { validValues } from "../testing/shared-cases.ts";

const goDown = (): void =>
  void vi.doMock("./later-steps.ts", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
const comeBack = (): void => void vi.doUnmock("./later-steps.ts");

// Other test files of this process import the form with its own steps, and the form keeps the steps that it has fetched.
beforeEach(() => {
  vi.resetModules();
  goDown();
});
afterAll(() => {
  comeBack();
  vi.resetModules();
});

/** A form in which only the answers of step 1 are valid so far. */
async function open(overrides: Partial<QuotationPorts> = {}) {
  const { QuotationForm } = await import("./QuotationForm.tsx");
  let draft: string | null = draftText(1, validValues);
  const draftStorage = { read: () => draft, write: (text: string) => void (draft = text), clear: () => {} };
  const ports = inMemoryPorts({ draftStorage, ...overrides });
  render(<QuotationForm settings={defaultSettings} ports={ports} />);
  return { ports, draft: () => draft ?? "" };
}

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole("button", { name }));

test("a step whose script cannot be fetched is not shown: the button tries again", async () => {
  const { ports } = await open();
  await press(messages.submit[1]);
  expect(await screen.findByText(messages.missingStep)).toBeVisible();
  expect(screen.getByText("Stap 1 van 3")).toBeVisible();
  expect(screen.queryByRole("button", { name: messages.submit[1] })).not.toBeInTheDocument();
  expect(ports.logged).toEqual([expect.stringContaining("could not be fetched")]);
  comeBack();
  await press(messages.retry);
  expect(await screen.findByRole("textbox", { name: "Uw wensen" })).toBeVisible();
  expect(screen.queryByText(messages.missingStep)).not.toBeInTheDocument();
});

test("a server that can be reached has another script by now, so the page is reloaded once, at the requested step", async () => {
  const reloadPage = vi.fn<() => Promise<boolean>>(async () => true);
  const { draft } = await open({ reloadPage });
  await press(messages.submit[1]);
  await vi.waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
  expect(JSON.parse(draft())).toMatchObject({ step: 2, isReloaded: true, values: { lastName: "van den Berg" } });
  expect(screen.queryByText(messages.missingStep)).not.toBeInTheDocument();
});

test.each<[string, Partial<QuotationPorts>]>([
  ["the server cannot be reached", { reloadPage: async () => false }],
  ["the page was reloaded before", { draftStorage: storedDraft({ isReloaded: true }), reloadPage: async () => true }],
  ["the answers would be lost", { draftStorage: undefined, reloadPage: async () => true }],
])("the page is not reloaded if %s", async (_case, overrides) => {
  await open(overrides);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Aanhef" }), "Mevrouw");
  await userEvent.type(screen.getByRole("textbox", { name: "Voornaam" }), "Noor");
  await userEvent.type(screen.getByRole("textbox", { name: "Achternaam" }), "Berg");
  await press(messages.submit[1]);
  expect(await screen.findByText(messages.missingStep)).toBeVisible();
});

function storedDraft(parts: Parameters<typeof draftText>[2]): QuotationPorts["draftStorage"] {
  const text = draftText(1, {}, parts);
  return { read: () => text, write: () => {}, clear: () => {} };
}
