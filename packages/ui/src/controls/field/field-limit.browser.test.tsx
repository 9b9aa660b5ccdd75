import { render, screen } from "@testing-library/react";
import axe from "axe-core";
import type { ReactElement } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../style.css";
import { Input, SearchList, TextArea } from "../../index.ts";
import { MessagesProvider, nl } from "../../messages.ts";

const label = "Uw wensen";
const field = (): HTMLElement => screen.getByLabelText(label);
const announced = (): string => screen.getByRole("status").textContent;

const subjects: Readonly<Record<string, (props: { maxLength?: number; error?: string }) => ReactElement>> = {
  Input: (props) => <Input label={label} {...props} />,
  TextArea: (props) => <TextArea label={label} {...props} />,
};

describe.each(Object.entries(subjects))("the limit of %s", (_name, create) => {
  test("is explained near its end and at its end, not before", async () => {
    const { container } = render(create({ maxLength: 80 }));
    await userEvent.fill(field(), "a".repeat(63));
    expect(container.textContent).not.toContain("tekens");
    await userEvent.type(field(), "abcde");
    expect(field()).toHaveAccessibleDescription("U kunt hier nog 12 tekens typen");
    expect(announced()).toBe("Hier passen hoogstens 80 tekens");
    await userEvent.fill(field(), "a".repeat(79));
    expect(field()).toHaveAccessibleDescription("U kunt hier nog 1 teken typen");
    expect(announced()).toBe("Hier passen hoogstens 80 tekens");
    await userEvent.type(field(), "bc");
    expect(field()).toHaveValue(`${"a".repeat(79)}b`);
    expect(field()).toHaveAccessibleDescription("Meer dan 80 tekens passen hier niet");
    expect(announced()).toBe("Meer dan 80 tekens passen hier niet");
    const { violations } = await axe.run(container);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test("is explained when a paste is cut", async () => {
    render(
      <>
        <textarea aria-label="Bron" defaultValue={"b".repeat(100)} />
        {create({ maxLength: 80 })}
      </>,
    );
    await userEvent.click(screen.getByLabelText("Bron"));
    await userEvent.keyboard("{ControlOrMeta>}a{/ControlOrMeta}");
    await userEvent.copy();
    await userEvent.click(field());
    await userEvent.paste();
    expect(field()).toHaveValue("b".repeat(80));
    expect(screen.getByText("Meer dan 80 tekens passen hier niet", { selector: "p" })).toBeVisible();
  });

  test("does not exist without maxLength, and no time is spent on its text", async () => {
    const textIsFull = vi.fn<typeof nl.textIsFull>();
    render(<MessagesProvider messages={{ ...nl, textIsFull }}>{create({})}</MessagesProvider>);
    await userEvent.fill(field(), "Een strand");
    expect(screen.queryByRole("status")).toBeNull();
    expect(textIsFull).not.toHaveBeenCalled();
  });
});

test("a short field explains its limit at the last characters only", async () => {
  const { container } = render(<Input label="Postcode" maxLength={12} />);
  await userEvent.type(screen.getByLabelText("Postcode"), "1234 AB");
  expect(container.textContent).not.toContain("tekens");
});

test("a long text explains its limit in its last hundredth", async () => {
  render(<TextArea label={label} maxLength={32_768} defaultValue={"x".repeat(32_440)} />);
  expect(screen.queryByText(/tekens typen/)).toBeNull();
  await userEvent.click(field());
  await userEvent.keyboard("{End}aa");
  expect(field()).toHaveAccessibleDescription("U kunt hier nog 326 tekens typen");
  expect(announced()).toBe("Hier passen hoogstens 32.768 tekens");
});

test("a search list explains its limit as well", async () => {
  render(<SearchList label={label} maxLength={5} />);
  await userEvent.type(screen.getByRole("combobox"), "Japan en Peru");
  expect(screen.getByText("Meer dan 5 tekens passen hier niet", { selector: "p" })).toBeVisible();
});

describe("on a screen of 320 pixels", () => {
  beforeEach(() => page.viewport(320, 640));

  test.each(Object.entries(subjects))("%s wraps an error of two sentences", (_name, create) => {
    render(create({ error: "Ongeldige invoer. Een mobiel nummer heeft 10 cijfers, bijvoorbeeld 06 12345678." }));
    const { height, right } = screen.getByText(/^Ongeldige invoer/).getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(320);
    expect(height).toBeGreaterThan(2 * 14);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
