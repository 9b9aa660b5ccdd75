import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { TrustRow } from "./TrustRow.tsx";

const memberships = "Reisfonds | /fonds.svg | https://www.example.com||Bond van bureaus||Kantoor | /kantoor.svg";

test("shows logos with the names as alternative texts, and names without a logo", () => {
  render(<TrustRow title="Aangesloten bij" memberships={memberships} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByRole("img", { name: "Reisfonds" })).toHaveAttribute("src", "/fonds.svg");
  expect(screen.getByRole("link", { name: "Reisfonds" })).toHaveAttribute("href", "https://www.example.com");
  expect(screen.getByText("Bond van bureaus")).toBeVisible();
  expect(screen.getByRole("img", { name: "Kantoor" }).closest("a")).toBeNull();
  expect(screen.getByText("Aangesloten bij").tagName).toBe("P");
});

test("shows the name in place of a picture with an unsafe address, with a warning", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  render(<TrustRow memberships="Reisfonds | javascript:alert(1)" />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByText("Reisfonds")).toBeVisible();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"line":1,"part":"image"'));
  warn.mockRestore();
});

test.each([undefined, "", []])("renders nothing with the memberships %j", (list) => {
  const { container } = render(<TrustRow title="Aangesloten bij" memberships={list} />);
  expect(container).toBeEmptyDOMElement();
});
