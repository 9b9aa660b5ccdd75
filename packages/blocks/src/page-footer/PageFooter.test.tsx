import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { footer } from "../parts/page-fixture.tsx";
import { PageFooter } from "./PageFooter.tsx";

test("shows brand, contact details, links and small print", () => {
  const { container } = render(<PageFooter {...footer} phone="+31 (0)20 123 45 67" />);
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Zo bereikt u ons",
    "Op deze website",
  ]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "tel:+31201234567",
    "mailto:reizen@example.com",
    "/#offerte",
    "/privacyverklaring",
  ]);
  expect(screen.getByText("van 9.00 tot 17.30 uur").tagName).toBe("P");
  expect(screen.getByText(footer.brandText)).toBeVisible();
  expect(container).toHaveTextContent(footer.smallPrint);
});

test("renders no element for an empty part", () => {
  const { container } = render(<PageFooter smallPrint="Alle rechten voorbehouden" linksHeading="Op deze website" />);
  expect(container.querySelectorAll("p, h2, ul, a")).toHaveLength(1);
});

test.each([{ email: "a@example.com?bcc=b@example.com" }, { phone: "javascript:alert(1)" }])(
  "leaves out the unusable contact detail %j, with a warning",
  (detail) => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    render(<PageFooter {...detail} />);
    expect(screen.queryByRole("link")).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  },
);
