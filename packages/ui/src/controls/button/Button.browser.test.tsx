import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../../style.css";
import { LinkProvider } from "../../link/index.ts";
import { Button } from "./index.ts";

const button = (): HTMLElement => screen.getByRole("button");

test.each(["mobile", "sm", "md", "lg"] as const)("of size %s is large enough to hit", (size) => {
  render(<Button size={size} label="Ja" />);
  const { width, height } = button().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test("is as wide as its container when asked", () => {
  render(
    <div style={{ inlineSize: 500 }}>
      <Button fullWidth />
    </div>,
  );
  expect(button().getBoundingClientRect().width).toBe(500);
});

test("goes to its address itself when the host has no way of its own", async () => {
  render(<Button redirectUrl="#offerte" />);
  button().click();
  await expect.poll(() => window.location.hash).toBe("#offerte");
  window.location.hash = "";
});

describe("with an address", () => {
  test("is a link that the browser follows, also into another tab", () => {
    const onClick = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault());
    render(<Button href="/offerte" target="_blank" label="Vraag aan" onClick={onClick} />);
    const link = screen.getByRole("link", { name: "Vraag aan" });
    expect(link).toHaveAttribute("href", "/offerte");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveClass("btn", "btn-primary", "btn-md");
    link.addEventListener("auxclick", (event) => event.preventDefault());
    // Nothing of ours prevents what the browser does for these clicks.
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { button: 1 }]) {
      const click = createEvent.click(link, init);
      onClick.mockImplementationOnce(() => expect(click.defaultPrevented).toBe(false));
      document.addEventListener("click", (event) => event.preventDefault(), { once: true });
      fireEvent(link, click);
    }
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  test.each([
    ["disabled", { href: "/offerte", disabled: true }],
    ["without an address that may be followed", { href: "javascript:alert(1)" }],
  ])("is a disabled link, %s: it cannot be followed or focused", async (_case, props) => {
    const onClick = vi.fn<() => void>();
    render(<Button {...props} label="Vraag aan" onClick={onClick} />);
    const link = screen.getByRole("link", { name: "Vraag aan" });
    expect(link).toHaveAttribute("aria-disabled", "true");
    expect(link).not.toHaveAttribute("href");
    expect(getComputedStyle(link).cursor).toBe("not-allowed");
    link.click();
    await userEvent.tab();
    expect(link).not.toHaveFocus();
    expect(onClick).not.toHaveBeenCalled();
  });

  test("goes where the host resolves addresses to, and is as large as a button", () => {
    render(
      <LinkProvider resolveAddress={(address) => `/reizen${address}`}>
        <Button href="/offerte" forward icon label="Vraag aan" />
      </LinkProvider>,
    );
    expect(screen.getByRole("link")).toHaveAttribute("href", "/reizen/offerte");
    expect(screen.getByRole("link").getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });
});
