import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { en } from "../../messages/en.ts";
import { MessagesProvider } from "../../messages/index.ts";
import { DatePicker } from "./index.ts";

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
