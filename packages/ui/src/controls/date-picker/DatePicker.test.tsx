import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { describeFieldError } from "../../internal/testing/describe-field-error.tsx";
import { en } from "../../messages/en.ts";
import { MessagesProvider } from "../../messages/index.ts";
import { DatePicker, type DatePickerProps } from "./index.ts";

describeFieldError("DatePicker", (label, fieldId, error) => (
  <DatePicker label={label} fieldId={fieldId} error={error} />
));

test("is a native date field, always with the required attribute", () => {
  render(<DatePicker label="Vertrek" />);
  expect(screen.getByLabelText("Vertrek")).toHaveAttribute("type", "date");
  expect(screen.getByLabelText("Vertrek")).toBeRequired();
  expect(screen.queryByText(/\*/)).not.toBeInTheDocument();
});

test("passes its bounds to the browser", () => {
  render(<DatePicker label="Vertrek" min="2027-01-01" max="2028-12-31" />);
  expect(screen.getByLabelText("Vertrek")).toHaveAttribute("min", "2027-01-01");
  expect(screen.getByLabelText("Vertrek")).toHaveAttribute("max", "2028-12-31");
});

test("speaks ISO days, whatever the browser shows", () => {
  const onValueChange = vi.fn<NonNullable<DatePickerProps["onValueChange"]>>();
  render(<DatePicker label="Vertrek" onValueChange={onValueChange} />);
  fireEvent.input(screen.getByLabelText("Vertrek"), { target: { value: "2027-05-01" } });
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
    "2027-05-01",
    expect.objectContaining({ reason: "type", badInput: false }),
  );
});

test.each([
  ["2027-05-03", "maandag 3 mei 2027"],
  ["", ""],
  ["0202-05-03", ""],
])("has the day %j in words, once its year is complete", (day, words) => {
  render(<DatePicker label="Vertrek" defaultValue={day} />);
  expect(screen.getByRole("status").textContent).toBe(words);
});

test("has the words of a chosen day, in the language of the page", () => {
  render(
    <MessagesProvider messages={en}>
      <DatePicker label="Departure" />
    </MessagesProvider>,
  );
  fireEvent.change(screen.getByLabelText("Departure"), { target: { value: "2027-05-03" } });
  expect(screen.getByRole("status")).toHaveTextContent("Monday, May 3, 2027");
});
