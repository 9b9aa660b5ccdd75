import { act, render, screen } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { DatePicker } from "./index.ts";

test("distinguishes a half-typed date from no date, and reports when it is complete", async () => {
  const onValueChange = vi.fn<(value: string, badInput: boolean) => void>();
  render(<DatePicker label="Vertrek" onValueChange={(value, { badInput }) => onValueChange(value, badInput)} />);
  await userEvent.click(screen.getByLabelText("Vertrek"), { position: { x: 20, y: 10 } });
  // Day and month are the same, because their order is the browser's own.
  await userEvent.keyboard("05");
  expect(onValueChange.mock.calls).toEqual([["", true]]);
  await userEvent.keyboard("05");
  await userEvent.keyboard("2027");
  expect(onValueChange).toHaveBeenLastCalledWith("2027-05-05", false);
});

test("takes a year of four digits", async () => {
  render(<DatePicker label="Vertrek" />);
  await userEvent.click(screen.getByLabelText("Vertrek"), { position: { x: 20, y: 10 } });
  await userEvent.keyboard("0505202777");
  expect(screen.getByLabelText<HTMLInputElement>("Vertrek").value).toMatch(/^\d{4}-05-05$/);
});

describe("a day out of range", () => {
  const day = (): HTMLElement => screen.getByLabelText("Vertrek");
  const validate = (): boolean | undefined => {
    let isValid: boolean | undefined;
    act(() => void (isValid = day().closest("form")?.checkValidity()));
    return isValid;
  };
  const renderDay = (defaultValue: string): void =>
    void render(
      <form>
        <DatePicker label="Vertrek" min="2027-05-01" max="2027-06-30" defaultValue={defaultValue} />
      </form>,
    );

  test.each([
    ["2027-04-30", "Kies een datum vanaf 01-05-2027"],
    ["2027-07-01", "Kies een datum tot en met 30-06-2027"],
  ])("%s stays, and gets a sentence when the form is checked, until it is another day", async (value, sentence) => {
    renderDay(value);
    expect(day()).toHaveValue(value);
    expect(day()).not.toHaveAttribute("aria-invalid", "true");
    expect(validate()).toBe(false);
    expect(day()).toHaveAccessibleDescription(sentence);
    expect(day()).toHaveAttribute("aria-invalid", "true");
    expect(day()).toHaveValue(value);
    await userEvent.fill(day(), "2027-05-01");
    expect(day()).not.toHaveAttribute("aria-invalid", "true");
    expect(validate()).toBe(true);
  });

  test("is the only invalid day that gets this sentence", () => {
    render(
      <form>
        <DatePicker label="Vertrek" required />
      </form>,
    );
    expect(validate()).toBe(false);
    expect(day()).toHaveAccessibleDescription("");
  });
});

test("a warning about a value that is no day cuts a long one", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  render(<DatePicker label="Vertrek" defaultValue={"a".repeat(10_000)} />);
  expect(warn).toHaveBeenCalledExactlyOnceWith(`[travel-design] DatePicker cannot show the value "${"a".repeat(79)}….`);
});
