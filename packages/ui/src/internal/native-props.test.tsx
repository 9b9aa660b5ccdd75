import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { Checkbox, DatePicker, Dropdown, Input, OptionalCheckboxes, SearchList, TextArea } from "../index.ts";

const label = "Veld";
const keyboard = { inputMode: "numeric", enterKeyHint: "next", autoCapitalize: "none", autoComplete: "off" } as const;

const textControls: Readonly<Record<string, (onBlur: () => void) => ReactElement>> = {
  Input: (onBlur) => <Input label={label} onBlur={onBlur} maxLength={80} {...keyboard} />,
  TextArea: (onBlur) => <TextArea label={label} onBlur={onBlur} maxLength={80} {...keyboard} />,
  SearchList: (onBlur) => <SearchList label={label} onBlur={onBlur} maxLength={80} {...keyboard} />,
};

const controls: Readonly<Record<string, (onBlur: () => void) => ReactElement>> = {
  ...textControls,
  Dropdown: (onBlur) => <Dropdown label={label} onBlur={onBlur} options={[]} />,
  DatePicker: (onBlur) => <DatePicker label={label} onBlur={onBlur} />,
  Checkbox: (onBlur) => <Checkbox label={label} onBlur={onBlur} />,
  OptionalCheckboxes: (onBlur) => (
    <OptionalCheckboxes fieldId="a" mainLabel={label} optionalLabel="Nee" onBlur={onBlur} />
  ),
};

test.each(Object.entries(controls))("%s reports once that the focus left it", async (_name, create) => {
  const onBlur = vi.fn<() => void>();
  render(
    <>
      {create(onBlur)}
      <button>Verder</button>
    </>,
  );
  await userEvent.click(screen.getByLabelText(label));
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button"));
  expect(onBlur).toHaveBeenCalledOnce();
});

test.each(Object.entries(textControls))("%s passes attributes of the on-screen keyboard on", (_name, create) => {
  render(create(() => undefined));
  const control = screen.getByLabelText(label);
  expect(control).toHaveAttribute("inputmode", "numeric");
  expect(control).toHaveAttribute("enterkeyhint", "next");
  expect(control).toHaveAttribute("autocapitalize", "none");
  expect(control).toHaveAttribute("autocomplete", "off");
  expect(control).toHaveAttribute("maxlength", "80");
});
