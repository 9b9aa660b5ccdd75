import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LoadingOverlay } from "./index.ts";

const status = "Uw aanvraag wordt verstuurd";

test("has a spinner with a name, only while loading", () => {
  const { rerender } = render(<LoadingOverlay loading={false} />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  rerender(<LoadingOverlay loading />);
  expect(screen.getByRole("img", { name: "Bezig met laden" })).toBeInTheDocument();
});

test("takes the name of the spinner in another language", () => {
  render(<LoadingOverlay loading label="Loading" labelLang="en" />);
  expect(screen.getByRole("img", { name: "Loading" })).toHaveAttribute("lang", "en");
});

test("shows the status below the spinner, and not the name", () => {
  render(<LoadingOverlay loading status={status} />);
  expect(screen.getByText(status, { selector: "[aria-hidden]" })).toBeVisible();
  expect(screen.queryByText("Bezig met laden")).not.toBeInTheDocument();
});

test("shows no text without a status", () => {
  const { container } = render(<LoadingOverlay loading />);
  expect(container).toHaveTextContent("");
});

test("announces the status in an element that existed before the text", () => {
  const { rerender } = render(<LoadingOverlay loading={false} status={status} />);
  const output = screen.getByRole("status");
  expect(output).toBeEmptyDOMElement();
  rerender(<LoadingOverlay loading status={status} />);
  expect(screen.getByRole("status")).toBe(output);
  expect(output).toHaveTextContent(status);
});
