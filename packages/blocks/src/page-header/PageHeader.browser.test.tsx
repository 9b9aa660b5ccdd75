import { render, screen } from "@testing-library/react";
import axe from "axe-core";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emptyContainer } from "../../../ui/src/internal/testing/empty-container.ts";
import { header } from "../parts/page-fixture.tsx";
import { PageHeader } from "./PageHeader.tsx";
import "../../../ui/src/style.css";
import "../style.css";

const menuButton = (): HTMLElement => screen.getByRole("button", { name: "Menu" });
const firstLink = (): HTMLElement | null => screen.queryByRole("link", { name: "Bestemmingen" });

describe("on a phone", () => {
  beforeEach(() => page.viewport(375, 667));

  test("the menu opens and closes by keyboard, and gives the focus back", async () => {
    render(<PageHeader {...header} />);
    expect(firstLink()).toBeNull();
    menuButton().focus();
    await userEvent.keyboard("{Enter}");
    expect(firstLink()).toBeVisible();
    await userEvent.tab();
    expect(firstLink()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(firstLink()).toBeNull();
    expect(menuButton()).toHaveFocus();
  });

  test("the menu opens below the header, over the whole width", async () => {
    render(<PageHeader {...header} style={{ marginBlockStart: 40 }} />);
    await userEvent.click(menuButton());
    const list = screen.getByRole("list").getBoundingClientRect();
    const headerBottom = menuButton().closest(".td-page-header")?.getBoundingClientRect().bottom;
    expect(list.top).toBeCloseTo(headerBottom ?? 0, 0);
    expect(list.width).toBe(375);
  });

  test("the menu closes when the visitor chooses a place on the same page", async () => {
    render(<PageHeader {...header} links={[{ label: "Bestemmingen", address: "#bestemmingen" }]} />);
    await userEvent.click(menuButton());
    await userEvent.click(screen.getByRole("link", { name: "Bestemmingen" }));
    expect(firstLink()).toBeNull();
  });

  test("the menu works in the server's HTML, before any script", async () => {
    const container = emptyContainer();
    container.innerHTML = renderToString(<PageHeader {...header} />);
    expect(firstLink()).toBeNull();
    await userEvent.click(menuButton());
    expect(firstLink()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(firstLink()).toBeNull();
    container.remove();
  });

  test("an open menu has no accessibility problems, and links of 44 pixels", async () => {
    const { container } = render(
      <>
        <header>
          <PageHeader {...header} currentPath="/#offerte" />
        </header>
        <main id="inhoud" tabIndex={-1}>
          Inhoud
        </main>
      </>,
    );
    await userEvent.click(menuButton());
    const { violations } = await axe.run(container);
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
    const heights = [...container.querySelectorAll("nav a")].map((link) => link.getBoundingClientRect().height);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});

describe("on a wide screen", () => {
  beforeEach(() => page.viewport(1024, 768));

  test("the links are in one row, without a button", () => {
    render(<PageHeader {...header} />);
    expect(screen.queryByRole("button")).toBeNull();
    const tops = header.links.map(({ label }) => screen.getByRole("link", { name: label }).getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(1);
  });

  test("the skip link is the first stop, and only then in view", async () => {
    render(<PageHeader {...header} />);
    const skip = screen.getByRole("link", { name: "Naar de inhoud" });
    expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    expect(skip).toHaveFocus();
    expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  });
});
