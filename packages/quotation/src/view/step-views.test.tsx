import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { inMemoryPorts } from "../in-memory-ports.ts";
import { messages } from "../messages.ts";
import { defaultSettings } from "../settings.ts";
import { sharedCases, valuesOf } from "../testing/shared-cases.ts";

// Other test files of this process import the form with its own steps, and the form keeps the steps that it has fetched.
beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

let isDown = true;
vi.mock("./later-steps.ts", async (original) => {
  const steps = await original<typeof import("./later-steps.ts")>();
  return {
    get StepTrip() {
      if (isDown) throw new TypeError("Failed to fetch dynamically imported module");
      return steps.StepTrip;
    },
    StepContact: steps.StepContact,
  };
});

test("a step that cannot be fetched says so, and is fetched when the visitor tries again", async () => {
  const { QuotationForm } = await import("./QuotationForm.tsx");
  const values = valuesOf(sharedCases.valid);
  const draft = JSON.stringify({ version: 2, savedAt: Date.now(), step: 1, values });
  const log = vi.fn<(message: string) => void>();
  const draftStorage = { read: () => draft, write: () => {}, clear: () => {} };
  render(<QuotationForm settings={defaultSettings} ports={inMemoryPorts({ draftStorage, log })} />);
  const goOn = (): Promise<void> => userEvent.click(screen.getByRole("button", { name: messages.submit[1] }));
  await goOn();
  expect(await screen.findByText(messages.missingStep)).toBeVisible();
  expect(log).toHaveBeenCalledWith(expect.stringContaining("could not be fetched"), expect.anything());
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Probeer het opnieuw" }));
  expect(await screen.findByRole("textbox", { name: "Uw wensen" })).toBeVisible();
  expect(screen.queryByText(messages.missingStep)).not.toBeInTheDocument();
});
