import { cleanup, render } from "@testing-library/react";
import { useState, type ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { EditableProperty } from "../catalog/catalog-entry.ts";
import { catalog } from "../catalog/catalog.ts";
import { RowsField } from "./ListField.tsx";

afterEach(cleanup);

const days = catalog.get("c:tdItinerary")?.properties.find(({ kind }) => kind === "rows");

function Example({ property, start = "Dag 1 | Aankomst" }: { property: EditableProperty; start?: string }): ReactNode {
  const [value, setValue] = useState<unknown>(start);
  return (
    <>
      <RowsField property={property} value={value} error={undefined} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

test.each(["[Nieuw] ", "[1] ", '[{"', "{"])(
  "a text that begins with %s is typed to its end in the same field",
  async (begin) => {
    if (!days) throw new Error("The itinerary has no list.");
    render(<Example property={days} />);
    const field = page.getByLabelText("Dag 1");
    await field.click();
    await userEvent.keyboard(`{Home}${begin.replace(/[[{]/g, "$&$&")}`);
    await expect.element(field).toHaveFocus();
    await expect.element(page.getByRole("status")).toHaveTextContent(`${begin}Dag 1 | Aankomst`);
  },
);

test("a JSON list is text, and stays text while a mistake in it is corrected", async () => {
  if (!days) throw new Error("The itinerary has no list.");
  render(<Example property={days} start='[{"day":"a"}]' />);
  const field = page.getByRole("textbox");
  await field.fill("a | b");
  await expect.element(field).toHaveValue("a | b");
});

test("a new row gets the focus, and its texts can have several words", async () => {
  if (!days) throw new Error("The itinerary has no list.");
  render(<Example property={days} />);
  await page.getByRole("button", { name: "Regel toevoegen" }).click();
  await expect.element(page.getByLabelText("Dag 2")).toHaveFocus();
  // A space alone is no row yet.
  await userEvent.keyboard(" Dag 2 en 3");
  await userEvent.tab();
  await userEvent.keyboard("Met de boot");
  await expect.element(page.getByRole("status")).toHaveTextContent("Dag 1 | Aankomst Dag 2 en 3 | Met de boot");
});
