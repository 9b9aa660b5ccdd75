import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Checkbox } from "../controls/checkbox/index.ts";
import { LinkProvider } from "./index.ts";
import { Link } from "./Link.tsx";

test("a link keeps a valid address without a provider", () => {
  render(<Link address="/contact">Contact</Link>);
  expect(screen.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact");
});

test.each(["javascript:alert(1)", "//example.com", "", undefined])(
  "the invalid address %j becomes text, and the host never sees it",
  (address) => {
    const resolveAddress = vi.fn<(address: string) => string>((valid) => valid);
    render(
      <LinkProvider resolveAddress={resolveAddress}>
        <Link address={address} className="eigen">
          Contact
        </Link>
      </LinkProvider>,
    );
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText("Contact")).toHaveClass("eigen");
    expect(resolveAddress).not.toHaveBeenCalled();
  },
);

test("the host resolves the addresses of every kind of link below its provider", () => {
  const addBasePath = (address: string): string => (address.startsWith("/") ? `/reizen${address}` : address);
  render(
    <LinkProvider resolveAddress={addBasePath}>
      <Link address="/contact">Contact</Link>
      <Checkbox label="Ik ga akkoord" link="/privacyverklaring" linkLabel="Privacyverklaring" />
      <Link address="mailto:anna@example.com">Anna</Link>
    </LinkProvider>,
  );
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/reizen/contact",
    "/reizen/privacyverklaring",
    "mailto:anna@example.com",
  ]);
});
