import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { contactStrip } from "../parts/page-fixture.tsx";
import { ContactStrip } from "./ContactStrip.tsx";

test("shows how and when to reach the agency", () => {
  render(<ContactStrip {...contactStrip} />);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Telefoon",
    "Bereikbaar",
    "E-mail",
  ]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "tel:0205550123",
    "mailto:reizen@example.com",
  ]);
  expect(screen.getByText("van 9.00 tot 17.30 uur")).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: contactStrip.title })).toBeVisible();
});

test("leaves out empty and unusable details", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  render(<ContactStrip phone="javascript:alert(1)" email="reizen@example.com" hours="||" />);
  expect(screen.getAllByRole("term")).toHaveLength(1);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test("renders nothing without phone, hours and e-mail address", () => {
  const { container } = render(<ContactStrip title="Liever even praten?" text="Dat kan." />);
  expect(container).toBeEmptyDOMElement();
});
