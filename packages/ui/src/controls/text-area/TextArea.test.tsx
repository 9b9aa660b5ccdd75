import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TextArea } from "./index.ts";

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
