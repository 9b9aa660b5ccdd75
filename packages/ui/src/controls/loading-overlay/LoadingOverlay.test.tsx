import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LoadingOverlay } from "./index.ts";

const status = "Uw aanvraag wordt verstuurd";

test("has a spinner with the specified English name, only while loading", () => {
  const { rerender } = render(<LoadingOverlay loading={false} />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  rerender(<LoadingOverlay loading />);
  expect(screen.getByRole("img", { name: "Loading" })).toHaveAttribute("lang", "en");
});

test("names the spinner in the language of the page if it gets a label", () => {
  render(<LoadingOverlay loading label="Even geduld" />);
  expect(screen.getByRole("img", { name: "Even geduld" })).not.toHaveAttribute("lang");
});

test("shows the status below the spinner, and not the English name", () => {
  render(<LoadingOverlay loading status={status} />);
  expect(screen.getByText(status, { selector: "[aria-hidden]" })).toBeVisible();
  expect(screen.queryByText("Loading")).not.toBeInTheDocument();
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
