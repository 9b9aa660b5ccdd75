// Uses the forms of the guide as a visitor does.
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ActionForm } from "../../packages/ui/guides/form-libraries.md/ActionForm.tsx";
import { FieldsForm } from "../../packages/ui/guides/form-libraries.md/FieldsForm.tsx";
import { RegisteredForm } from "../../packages/ui/guides/form-libraries.md/RegisteredForm.tsx";

const lastName = () => screen.getByLabelText("Achternaam");
const newsletter = () => screen.getByLabelText("Ik ontvang graag de nieuwsbrief");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("React Hook Form: registered controls submit what a visitor enters, and reset", async () => {
  const onSubmit = vi.fn<(trip: object) => void>();
  render(<RegisteredForm onSubmit={onSubmit} />);
  await press("Verstuur");
  await expect.poll(lastName).toHaveFocus();
  expect(lastName()).toHaveAccessibleDescription("Vul uw achternaam in");
  expect(onSubmit).not.toHaveBeenCalled();

  await userEvent.selectOptions(screen.getByLabelText("Aanhef"), "Mevrouw");
  await userEvent.type(lastName(), "De Vries");
  await userEvent.type(screen.getByLabelText("Bestemming"), "jap{ArrowDown}{Enter}");
  await userEvent.type(screen.getByLabelText("Wensen"), "Rust");
  await userEvent.click(newsletter());
  await press("Verstuur");
  await expect
    .poll(() => onSubmit.mock.lastCall?.[0])
    .toEqual({
      salutation: "Mevrouw",
      lastName: "De Vries",
      destination: "JP",
      wishes: "Rust",
      newsletter: true,
    });

  await press("Begin opnieuw");
  await expect.poll(lastName).toHaveValue("");
  expect(screen.getByLabelText("Aanhef")).toHaveDisplayValue("Maak uw keuze");
  expect(screen.getByLabelText("Bestemming")).toHaveValue("");
  expect(screen.getByLabelText("Wensen")).toHaveValue("");
  expect(newsletter()).not.toBeChecked();
});

test("TanStack Form: controlled controls submit what a visitor enters", async () => {
  const onSubmit = vi.fn<(visitor: object) => void>();
  render(<FieldsForm onSubmit={onSubmit} />);
  await press("Verstuur");
  await expect.poll(lastName).toHaveAccessibleDescription("Vul uw achternaam in");
  await userEvent.type(lastName(), "De Vries");
  await userEvent.click(newsletter());
  await press("Verstuur");
  await expect.poll(() => onSubmit.mock.lastCall?.[0]).toEqual({ lastName: "De Vries", newsletter: true });
});

test("React actions: a rejected answer stays, an accepted one is cleared", async () => {
  render(<ActionForm />);
  await userEvent.type(lastName(), "V");
  await press("Verstuur");
  await expect.poll(lastName).toHaveAccessibleDescription("Vul uw hele achternaam in");
  expect(lastName()).toHaveValue("V");
  await userEvent.type(lastName(), "ries");
  await press("Verstuur");
  await expect.poll(() => screen.getByRole("status").textContent).toBe("Dank u wel, Vries.");
  expect(lastName()).toHaveValue("");
});
