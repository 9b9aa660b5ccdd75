import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeFieldError } from "../../internal/testing/describe-field-error.tsx";
import { TextArea, type TextAreaProps } from "./index.ts";

describeFieldError("TextArea", (label, fieldId, error) => <TextArea label={label} fieldId={fieldId} error={error} />);

test("is as many rows high as asked", () => {
  render(<TextArea label="Wensen" rows={8} placeholder="Vertel ons alles" />);
  expect(screen.getByRole("textbox", { name: "Wensen" })).toHaveAttribute("rows", "8");
  expect(screen.getByPlaceholderText("Vertel ons alles")).toBeInTheDocument();
});

test("can be named by a heading that is on the page already", () => {
  render(
    <>
      <h2 id="heading">Uw reiswensen</h2>
      <TextArea aria-labelledby="heading" />
    </>,
  );
  expect(screen.getByRole("textbox", { name: "Uw reiswensen" })).toBeInTheDocument();
});

test("reports every change and leaves the text to the owner", async () => {
  const onValueChange = vi.fn<NonNullable<TextAreaProps["onValueChange"]>>();
  render(<TextArea label="Wensen" value="vast" onValueChange={onValueChange} />);
  await userEvent.type(screen.getByRole("textbox"), "!");
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("vast!", expect.objectContaining({ reason: "type" }));
  expect(screen.getByRole("textbox")).toHaveValue("vast");
});
