import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useFormValue } from "./use-form-value.ts";

const start = (controlled?: string) =>
  renderHook(
    (value?: string) =>
      useFormValue({
        ref: { current: null },
        value,
        defaultValue: "eerst",
        onValueChange: undefined,
        read: (element) => element.value,
      }),
    { initialProps: controlled },
  );
const typing = new Event("input");

test("keeps a value of its own when the owner gives none", () => {
  const { result } = start();
  expect(result.current.value).toBe("eerst");
  act(() => result.current.change("daarna", "type", typing));
  expect(result.current.value).toBe("daarna");
});

test("shows the owner's value and keeps none beside it", () => {
  const { result, rerender } = start("van de eigenaar");
  act(() => result.current.change("daarna", "type", typing));
  expect(result.current.value).toBe("van de eigenaar");
  rerender("nieuw");
  expect(result.current.value).toBe("nieuw");
});
