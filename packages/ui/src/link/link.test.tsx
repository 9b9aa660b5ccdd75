import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps, ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { Checkbox } from "../controls/checkbox/index.ts";
import { Button } from "../controls/button/index.ts";
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

test("links on this site are those of the router, with everything that a plain link has", async () => {
  const navigate = vi.fn<(address: string) => void>();
  const RouterLink = ({ to, ...props }: ComponentProps<"a"> & { to: string }): ReactNode => (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content
    <a
      {...props}
      href={to}
      data-router=""
      onClick={(event) => {
        props.onClick?.(event);
        event.preventDefault();
        navigate(to);
      }}
    />
  );
  const component = ({ href, ...props }: ComponentProps<"a"> & { href: string }): ReactNode => (
    <RouterLink to={href} {...props} />
  );
  const refs: (Element | null)[] = [];
  const onClick = vi.fn<() => void>();
  render(
    <LinkProvider resolveAddress={(address) => address.replace(/^\//, "/reizen/")}>
      <LinkProvider component={component}>
        <Button
          ref={(node: HTMLAnchorElement | null) => void refs.push(node)}
          href="/japan"
          label="Japan"
          onClick={onClick}
        />
        <Link address="/peru">Peru</Link>
        <Button href="https://example.com" label="Elders" />
        <Button href="/brochure.pdf" target="_blank" label="Brochure" />
        <Button href="/kenia" label="Kenia" disabled />
        <Checkbox label="Ik ga akkoord" link="/privacyverklaring" />
      </LinkProvider>
    </LinkProvider>,
  );
  const links = screen.getAllByRole("link");
  expect(links.filter((link) => "router" in link.dataset).map((link) => link.getAttribute("href"))).toEqual([
    "/reizen/japan",
    "/reizen/peru",
  ]);
  expect(links).toHaveLength(6);
  const [japan] = links;
  expect(refs).toEqual([japan]);
  expect(japan).toHaveClass("td-button");
  await userEvent.click(screen.getByRole("link", { name: "Japan" }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(navigate).toHaveBeenCalledExactlyOnceWith("/reizen/japan");
});
