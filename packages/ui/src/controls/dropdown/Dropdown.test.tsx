import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Dropdown, type DropdownProps } from "./index.ts";

const options = [
  { label: "De heer", value: "heer", selected: true },
  { label: "Mevrouw", value: "mevrouw" },
];

test("begins with a placeholder that cannot be chosen", () => {
  render(<Dropdown label="Aanhef" options={options} placeholder="Maak uw keuze" />);
  const [first] = screen.getAllByRole("option");
  expect(first).toHaveTextContent("Maak uw keuze");
  expect(first).toBeDisabled();
  expect(first).toHaveValue("");
});

test.each([
  ["no value", undefined, "Maak uw keuze"],
  ["an empty value", "", "Maak uw keuze"],
  ["a value of the list", "mevrouw", "Mevrouw"],
  ["a value that is not in the list", "dr", "Maak uw keuze"],
])("shows the right option for %s", (_case, value, shown) => {
  render(<Dropdown label="Aanhef" options={options} placeholder="Maak uw keuze" defaultValue={value} />);
  expect(screen.getByRole("combobox")).toHaveDisplayValue(shown);
});

test("shows its value as soon as the options arrive", () => {
  const { rerender } = render(<Dropdown label="Aanhef" options={[]} value="heer" />);
  rerender(<Dropdown label="Aanhef" options={options} value="heer" />);
  expect(screen.getByRole("combobox")).toHaveDisplayValue("De heer");
});

const grouped = [
  { label: "Weet ik niet", value: "geen" },
  {
    label: "Azië",
    options: [
      { label: "Japan", value: "JP" },
      { label: "Bhutan", value: "BT", disabled: true },
    ],
  },
  { label: "Afrika", options: [{ label: "Kenia", value: "KE" }], disabled: true },
];

test("has options in groups, and options and groups that cannot be chosen", async () => {
  const onValueChange = vi.fn<NonNullable<DropdownProps["onValueChange"]>>();
  render(<Dropdown label="Bestemming" options={grouped} onValueChange={onValueChange} />);
  const select = screen.getByRole("combobox");
  expect(screen.getByRole("group", { name: "Azië" })).toContainElement(screen.getByRole("option", { name: "Japan" }));
  expect(screen.getByRole("option", { name: "Bhutan" })).toBeDisabled();
  expect(screen.getByRole("option", { name: "Kenia" })).toBeDisabled();
  await userEvent.selectOptions(select, "Bhutan");
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.selectOptions(select, "Japan");
  expect(select).toHaveDisplayValue("Japan");
});

test("shows an initial value of a group", () => {
  render(<Dropdown label="Bestemming" options={grouped} defaultValue="KE" />);
  expect(screen.getByRole("combobox")).toHaveDisplayValue("Kenia");
});
