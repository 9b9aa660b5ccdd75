import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { datePicker } from "../date-picker/date-picker.ts";
import { dropdown } from "../dropdown/dropdown.ts";
import { input } from "../input/input.tsx";
import { searchList } from "../search-list/search-list.ts";
import { BlockView } from "./BlockView.tsx";

const nativeElement = (block: typeof datePicker | typeof dropdown | typeof input | typeof searchList, settings = {}) =>
  render(<BlockView block={block} settings={settings} ports={{ log: () => undefined }} />).container.querySelector(
    "input, select",
  );

test.each([datePicker, dropdown])("$name has the native attribute, and an asterisk only with the setting", (block) => {
  expect(nativeElement(block)).toBeRequired();
  expect(document.querySelector(".td-field__asterisk")).toBeNull();
  nativeElement(block, { required: true });
  expect(document.querySelector(".td-field__asterisk")).not.toBeNull();
});

test("a number is at least 0.00, of any step", () => {
  const element = nativeElement(input, { type: "number" });
  expect([element?.getAttribute("min"), element?.getAttribute("step")]).toEqual(["0.00", "any"]);
});

test("a search list has its specified texts", () => {
  expect(nativeElement(searchList)).toHaveAccessibleName("Search");
  expect(nativeElement(searchList)).toHaveAttribute("placeholder", "Start typing...");
});
