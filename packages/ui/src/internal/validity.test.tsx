import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { DatePicker } from "../controls/date-picker/index.ts";
import { Dropdown } from "../controls/dropdown/index.ts";
import { Input } from "../controls/input/index.ts";

const tooEarly = "Terug ligt voor vertrek";

/** Two fields with an error of the second one that the first one can resolve, and a third field beside them. */
function renderTrip() {
  const submit = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault());
  render(
    <form aria-label="Reis" onSubmit={submit}>
      <fieldset>
        <Dropdown
          label="Vertrek"
          defaultValue="mei"
          options={["april", "mei"].map((value) => ({ label: value, value }))}
        />
        <Input label="Terug" defaultValue="april" error={tooEarly} />
      </fieldset>
      <Input label="Naam" />
      <button>Verder</button>
    </form>,
  );
  return { submit, back: screen.getByLabelText<HTMLInputElement>("Terug") };
}

test("an error no longer stops a submit once another field of its fieldset changes", async () => {
  const { submit, back } = renderTrip();
  await userEvent.click(screen.getByRole("button"));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.selectOptions(screen.getByLabelText("Vertrek"), "april");
  expect(back.validity.valid).toBe(true);
  expect(back).toHaveAccessibleDescription(tooEarly);
  await userEvent.click(screen.getByRole("button"));
  expect(submit).toHaveBeenCalledOnce();
});

test("an error stops a submit while only fields elsewhere change", async () => {
  const { submit, back } = renderTrip();
  await userEvent.type(screen.getByLabelText("Naam"), "Ada");
  expect(back.validationMessage).toBe(tooEarly);
  await userEvent.click(screen.getByRole("button"));
  expect(submit).not.toHaveBeenCalled();
});

test("an amount out of bounds stays invalid when another field of its fieldset changes", async () => {
  render(
    <fieldset>
      <Input label="Budget" type="currency" min={100} defaultValue="50" />
      <DatePicker label="Vertrek" />
    </fieldset>,
  );
  const budget = screen.getByLabelText<HTMLInputElement>("Budget");
  expect(budget.validity.valid).toBe(false);
  await userEvent.type(screen.getByLabelText("Vertrek"), "2027-05-03");
  expect(budget.validity.valid).toBe(false);
});
