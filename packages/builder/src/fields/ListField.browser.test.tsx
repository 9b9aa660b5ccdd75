import { cleanup, render } from "@testing-library/react";
import { useState, type ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { EditableProperty } from "../catalog/catalog-entry.ts";
import { catalog } from "../catalog/catalog.ts";
import { RowsField } from "./ListField.tsx";

afterEach(cleanup);

const days = catalog.get("c__tdItinerary")?.properties.find(({ kind }) => kind === "rows");

function Example({ property }: { property: EditableProperty }): ReactNode {
  const [value, setValue] = useState<unknown>("Dag 1 | Aankomst");
  return (
    <>
      <RowsField property={property} value={value} error={undefined} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

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
