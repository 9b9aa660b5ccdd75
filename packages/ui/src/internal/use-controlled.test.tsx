import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from "vitest";
import { useControlled } from "./use-controlled.ts";

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

const start = (controlled?: string) =>
  renderHook((value?: string) => useControlled({ controlled: value, defaultValue: "eerst", name: "Proef" }), {
    initialProps: controlled,
  });

test("keeps a value of its own when the owner gives none", () => {
  const { result } = start();
  expect(result.current[0]).toBe("eerst");
  act(() => result.current[1]("daarna"));
  expect(result.current[0]).toBe("daarna");
});

test("shows the owner's value and keeps none beside it", () => {
  const { result, rerender } = start("van de eigenaar");
  act(() => result.current[1]("daarna"));
  expect(result.current[0]).toBe("van de eigenaar");
  rerender("nieuw");
  expect(result.current[0]).toBe("nieuw");
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ["controlled", "uncontrolled", "a", undefined],
  ["uncontrolled", "controlled", undefined, "a"],
])("warns once when it goes from %s to %s", (from, to, first, second) => {
  const { rerender } = start(first);
  rerender(second);
  rerender(second);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toContain(`Proef changed from ${from} to ${to}`);
});
