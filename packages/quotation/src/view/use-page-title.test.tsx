import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { messages } from "../messages.ts";
import type { Step } from "../model/field.ts";
import { usePageTitle } from "./use-page-title.ts";

/** A form on a page with a title. */
function open(title: string) {
  const page = { title };
  const port = { read: () => page.title, write: (text: string) => void (page.title = text) };
  const at = (step: Step, name: "editing" | "failed" = "editing") => ({ step, phase: { name }, shownAt: 0 });
  const { rerender } = renderHook((state: ReturnType<typeof at>) => usePageTitle(port, state, "Voorbeeld", messages), {
    initialProps: at(1),
  });
  return { page, show: (...state: Parameters<typeof at>) => rerender(at(...state)) };
}

test("a page keeps its own title, to which a step and a failure are added", () => {
  const { page, show } = open("Zuid-Europa op maat");
  expect(page.title).toBe("Zuid-Europa op maat");
  show(2);
  expect(page.title).toBe("Stap 2 van 3 | Zuid-Europa op maat");
  show(3, "failed");
  expect(page.title).toBe("Fout: Stap 3 van 3 | Zuid-Europa op maat");
  show(1);
  expect(page.title).toBe("Zuid-Europa op maat");
});

test("a title that another block sets later is kept", () => {
  const { page, show } = open("");
  expect(page.title).toBe("Offerte aanvragen | Voorbeeld travel design");
  page.title = "Reis naar Noorwegen";
  show(2);
  expect(page.title).toBe("Stap 2 van 3 | Reis naar Noorwegen");
});
