import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LoadingOverlay } from "./index.ts";

test("shows its text only while loading", () => {
  const { rerender } = render(<LoadingOverlay loading={false} />);
  expect(screen.queryByText("Loading")).not.toBeInTheDocument();
  rerender(<LoadingOverlay loading />);
  expect(screen.getByText("Loading")).toBeVisible();
  rerender(<LoadingOverlay loading label="Even geduld" />);
  expect(screen.getByText("Even geduld")).toBeVisible();
});

test("tells readers in an element that was there before the text", () => {
  const { rerender } = render(<LoadingOverlay loading={false} status="Uw aanvraag wordt verstuurd" />);
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  rerender(<LoadingOverlay loading status="Uw aanvraag wordt verstuurd" />);
  expect(screen.getByRole("status")).toBe(status);
  expect(status).toHaveTextContent("Uw aanvraag wordt verstuurd");
});
