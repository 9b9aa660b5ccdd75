import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { windowEventNames } from "../../events/index.ts";
import { notify } from "../../internal/testing/notify.ts";
import { Input } from "./index.ts";

test("puts a euro sign before an amount, out of the accessible name", () => {
  render(<Input label="Budget" type="currency" />);
  expect(screen.getByText("€")).toHaveAttribute("aria-hidden", "true");
  expect(screen.getByRole("textbox", { name: "Budget" })).toBeInTheDocument();
});

test("bounds a number only where its owner says so", () => {
  render(
    <>
      <Input label="Temperatuur" type="number" defaultValue="-5" />
      <Input label="Dagen" type="number" min={1} max={12} defaultValue="2.5" />
    </>,
  );
  const isValid = (name: string): boolean => screen.getByRole<HTMLInputElement>("spinbutton", { name }).validity.valid;
  expect([isValid("Temperatuur"), isValid("Dagen")]).toEqual([true, false]);
});

test("checks an amount against its bounds, as the browser checks a number", async () => {
  render(<Input label="Budget" type="currency" min="500" step="50" />);
  const input = screen.getByRole<HTMLInputElement>("textbox");
  const isValid = async (text: string): Promise<boolean> => {
    await userEvent.clear(input);
    await userEvent.type(input, text);
    return input.checkValidity();
  };
  expect(await isValid("€ 1.250")).toBe(true);
  expect(await isValid("1.225")).toBe(false);
  expect(input.validationMessage).toBe("Ongeldige invoer");
});

test("reads the hint and the error out, in document order", () => {
  render(<Input label="Postcode" hint="Bijvoorbeeld 1234 AB" error="Ongeldige invoer" />);
  expect(screen.getByRole("textbox")).toHaveAccessibleDescription("Bijvoorbeeld 1234 AB Ongeldige invoer");
  const texts = [...document.querySelectorAll("label, p, input")].map((element) => element.tagName);
  expect(texts).toEqual(["LABEL", "P", "P", "INPUT"]);
});

test("shows an error for invalid input meant for this field only", () => {
  render(
    <>
      <Input label="E-mail" fieldId="a" />
      <Input label="Telefoon" fieldId="b" />
    </>,
  );
  const email = screen.getByRole("textbox", { name: "E-mail" });
  act(() => notify(email, windowEventNames.invalidInput, { fieldId: "a", error: true }));
  expect(email).toHaveAccessibleDescription("Ongeldige invoer");
  expect(screen.getByRole("textbox", { name: "Telefoon" })).not.toBeInvalid();
  act(() => notify(email, windowEventNames.invalidInput, { fieldId: "a", error: false }));
  expect(email).not.toBeInvalid();
});

test("keeps content beside the label out of its name", () => {
  render(<Input label="Plaats" help={<button type="button">Uitleg</button>} />);
  expect(screen.getByRole("textbox")).toHaveAccessibleName("Plaats");
  expect(screen.getByRole("button", { name: "Uitleg" })).toBeInTheDocument();
});
