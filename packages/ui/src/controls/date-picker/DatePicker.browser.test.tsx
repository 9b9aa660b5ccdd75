import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { DatePicker } from "./index.ts";

test("tells a half-typed date from no date, and hears when it is finished", async () => {
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
