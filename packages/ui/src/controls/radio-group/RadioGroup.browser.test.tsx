import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Form } from "../form/index.ts";
import { RadioGroup, type RadioGroupProps } from "./index.ts";

const options = [
  { label: "Alleen", value: "alone" },
  { label: "Samen", value: "couple" },
  { label: "Met kinderen", value: "family" },
] as const;
const renderGroup = (props: Partial<RadioGroupProps<"alone" | "couple" | "family">> = {}) => {
  const { container, rerender } = render(
    <form>
      <RadioGroup legend="Gezelschap" name="company" options={options} {...props} />
    </form>,
  );
  const form = container.querySelector("form") ?? undefined;
  return { rerender, container, submitted: () => new FormData(form).getAll("company") };
};
const group = (): HTMLElement => screen.getByRole("radiogroup", { name: "Gezelschap" });

test("is one stop for the Tab key, and the arrows choose", async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  const { submitted } = renderGroup({ onValueChange: (value) => onValueChange(value) });
  await userEvent.keyboard("{Tab}");
  expect(screen.getByLabelText("Alleen")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByLabelText("Samen")).toHaveFocus();
  expect(submitted()).toEqual(["couple"]);
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(onValueChange.mock.calls).toEqual([["couple"], ["alone"], ["family"]]);
  await userEvent.keyboard("{Tab}");
  expect(group().contains(document.activeElement)).toBe(false);
});

test("cannot be changed with the keyboard while it is read-only", async () => {
  const { submitted } = renderGroup({ readOnly: true, defaultValue: "couple" });
  act(() => screen.getByLabelText("Samen").focus());
  await userEvent.keyboard("{ArrowDown} ");
  expect(submitted()).toEqual(["couple"]);
});

test("gives a function every radio button and an object the first one, as a form library expects", () => {
  const each: (HTMLInputElement | null)[] = [];
  renderGroup({ ref: (radio) => void each.push(radio) });
  expect(each.map((radio) => radio?.value)).toEqual(["alone", "couple", "family"]);
  const first: { current: HTMLInputElement | null } = { current: null };
  renderGroup({ ref: first });
  expect(first.current?.value).toBe("alone");
});

test("shows what a script chooses, and accepts a choice after a reset", async () => {
  const { container, submitted } = renderGroup({ defaultValue: "couple", validate: (value) => value && `${value}?` });
  const family = screen.getByLabelText<HTMLInputElement>("Met kinderen");
  act(() => void (family.checked = true));
  act(() => void container.querySelector("form")?.reportValidity());
  expect(group()).toHaveAccessibleDescription("family?");
  act(() => container.querySelector("form")?.reset());
  await expect.poll(submitted).toEqual(["couple"]);
  await userEvent.click(family);
  expect(submitted()).toEqual(["family"]);
});

test("has an error, a name and a native validity once its options are loaded", async () => {
  const { container, rerender } = renderGroup({ options: [], defaultValue: "couple", required: true, error: "Vol" });
  rerender(
    <form>
      <RadioGroup legend="Gezelschap" name="company" options={options} defaultValue="couple" error="Vol" />
    </form>,
  );
  const first = screen.getByLabelText<HTMLInputElement>("Alleen");
  expect(first.validationMessage).toBe("Vol");
  await userEvent.click(first);
  expect(container.querySelector("form")?.checkValidity()).toBe(true);
});

test("is in the summary of a form with its legend, and gets the focus", () => {
  const errors = { company: "Kies met wie u gaat" };
  const form = (shown?: typeof errors) => (
    <Form summaryHeading="Controleer uw gegevens" {...(shown && { errors: shown })}>
      <RadioGroup legend="Gezelschap" name="company" options={options} />
    </Form>
  );
  const { rerender } = render(form());
  rerender(form(errors));
  expect(group()).toHaveAccessibleDescription("Kies met wie u gaat");
  act(() => screen.getByRole("link", { name: "Gezelschap: Kies met wie u gaat" }).click());
  expect(screen.getByLabelText("Alleen")).toHaveFocus();
});

test("reports an empty value after a reset, so that its owner can follow", async () => {
  const Owner = () => {
    const [value, setValue] = useState<"alone" | "couple" | "family" | "">("");
    return (
      <form>
        <RadioGroup legend="Gezelschap" name="company" options={options} value={value} onValueChange={setValue} />
        <button type="reset">Wissen</button>
      </form>
    );
  };
  render(<Owner />);
  await userEvent.click(screen.getByLabelText("Samen"));
  expect(screen.getByLabelText("Samen")).toBeChecked();
  await userEvent.click(screen.getByRole("button", { name: "Wissen" }));
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>("Samen").checked).toBe(false);
});

test("rejects a value although its first option is disabled", () => {
  const { container } = renderGroup({
    options: [{ label: "Alleen", value: "alone", disabled: true }, ...options.slice(1)],
    error: "Vol",
  });
  expect(container.querySelector("form")?.checkValidity()).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>("Samen").validationMessage).toBe("Vol");
});

test("keeps the chosen option when others come before it", async () => {
  const { submitted, rerender } = renderGroup({ options: options.slice(1) });
  await userEvent.click(screen.getByLabelText("Samen"));
  rerender(
    <form>
      <RadioGroup legend="Gezelschap" name="company" options={options} />
    </form>,
  );
  expect(screen.getByLabelText("Samen")).toBeChecked();
  expect(submitted()).toEqual(["couple"]);
});
