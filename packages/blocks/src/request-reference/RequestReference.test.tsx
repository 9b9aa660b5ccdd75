import { render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RequestReference } from "./RequestReference.tsx";

afterEach(() => window.history.replaceState(null, "", "/"));

const valid = "2026-05-01-2c43-33d9-0003-0a1b";

test("shows the reference in the page's address, and nothing else of it", () => {
  window.history.replaceState(null, "", `/bedankt/?ts=${valid}&naam=Jansen`);
  const { container } = render(<RequestReference note="Vermeld het als u ons belt." />);
  expect(screen.getByText("TD-7K3M9Q")).toBeVisible();
  expect(container).toHaveTextContent("Kenmerk van uw aanvraag TD-7K3M9Q Vermeld het als u ons belt.");
});

test("has a label of the builder", () => {
  render(<RequestReference label="Ons kenmerk" query={`?ts=${valid}`} />);
  expect(screen.getByText("Ons kenmerk")).toBeVisible();
});

test.each([
  "",
  "?ts=",
  "?ts=0a1b",
  "?ts=TD-7K3M9Q",
  "?ts=2026-05-01-0000-0000-0003-0a1b",
  "?ts=2026-05-01-2c43-33d8-0003-0a1b",
  `?ts=${valid}-0004`,
  `?ts= ${valid}`,
  `?ts=${valid}%0A`,
  "?ts=2026-05-01-0001-0002-0003-<b>x",
  "?ts=2026-05-01-0001-0002-0003-BEL1",
  "?ts=2026-05-01-0001-0002-0003-020%20555",
  `?TS=${valid}`,
  "?ts=%E0%A4%A",
])("is empty for the query %j", (query) => {
  const { container } = render(<RequestReference note="Vermeld het." query={query} />);
  expect(container.querySelector("p")).toBeEmptyDOMElement();
});
