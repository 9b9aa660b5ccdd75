import { act, render, screen, within } from "@testing-library/react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { SearchList, type SearchOption } from "./index.ts";
import { destinations, field, shownOptions } from "./search-list-fixture.tsx";
import style from "../../style.css?inline";

let sheet: HTMLStyleElement;
beforeEach(() => {
  sheet = document.head.appendChild(document.createElement("style"));
  sheet.textContent = style;
});
afterEach(() => sheet.remove());

const noResults = "Geen resultaten; u kunt uw eigen tekst laten staan";
const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
const panel = (): HTMLElement => screen.getByRole("listbox");
const manyOptions: readonly SearchOption[] = Array.from({ length: 10_000 }, (_, index) => ({
  label: `Plaats ${index}`,
  value: `${index}`,
}));

function inView(): (string | null)[] {
  const { top, bottom } = panel().getBoundingClientRect();
  const rows = screen.getAllByRole("option").filter((row) => {
    const box = row.getBoundingClientRect();
    return box.bottom > top + 1 && box.top < bottom - 1;
  });
  return rows.toSorted((a, b) => a.offsetTop - b.offsetTop).map(({ textContent }) => textContent);
}

describe("the panel", () => {
  test("is at most 200px high and scrolls, with 70 options", async () => {
    render(<SearchList options={destinations} label="Bestemming" />);
    await userEvent.click(field());
    const { maxHeight, overflowY } = getComputedStyle(panel());
    expect(destinations).toHaveLength(70);
    expect({ maxHeight, overflowY }).toEqual({ maxHeight: "200px", overflowY: "auto" });
    expect(panel().getBoundingClientRect().height).toBe(200);
    expect(panel().scrollHeight).toBe(70 * 44);
  });

  test("has only the rows in view in the document, with 10,000 options", async () => {
    render(<SearchList options={manyOptions} />);
    await userEvent.click(field());
    expect(shownOptions().length).toBeLessThan(20);
    expect(screen.getAllByRole("option")[0]).toHaveAttribute("aria-setsize", "10000");
    await act(async () => {
      panel().scrollTop = 5000 * 44;
      await nextFrame();
      await nextFrame();
    });
    expect(inView()).toEqual(["Plaats 5000", "Plaats 5001", "Plaats 5002", "Plaats 5003", "Plaats 5004"]);
    expect(shownOptions().length).toBeLessThan(20);
  });

  test("shows a new result from its top after scrolling", async () => {
    render(<SearchList options={manyOptions} />);
    await userEvent.click(field());
    await act(async () => {
      panel().scrollTop = 5000 * 44;
      await nextFrame();
      await nextFrame();
    });
    await userEvent.keyboard("9");
    expect(panel().scrollTop).toBe(0);
    expect(inView()[0]).toBe("Plaats 9");
  });

  test("keeps the active option in view and in the document", async () => {
    render(<SearchList options={manyOptions} />);
    await userEvent.click(field());
    await userEvent.keyboard("{ArrowUp}");
    await expect.poll(inView).toContain("Plaats 9999");
    await userEvent.keyboard("{ArrowDown}{PageDown}{PageDown}");
    await expect.poll(inView).toContain("Plaats 8");
    await act(async () => {
      panel().scrollTop = 3000 * 44;
      await nextFrame();
    });
    const active = document.getElementById(field().getAttribute("aria-activedescendant") ?? "");
    expect(active).toHaveTextContent("Plaats 8");
  });

  test("opens at the chosen option", async () => {
    render(<SearchList options={manyOptions} defaultValue="7000" />);
    await userEvent.click(field());
    await expect.poll(inView).toContain("Plaats 7000");
    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Plaats 7000");
  });

  test("keeps the focus in the field when an option is pressed", async () => {
    render(<SearchList options={destinations} />);
    await userEvent.type(field(), "jap");
    await userEvent.click(screen.getByRole("option", { name: "Japan" }));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue("Japan");
    expect(screen.queryByRole("listbox")).toBeNull();
  });
});

test("is used with the keyboard alone", async () => {
  render(
    <>
      <SearchList options={destinations} label="Bestemming" />
      <button>Verder</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard("zuid afrika{Enter}");
  expect(field()).toHaveValue("Zuid-Afrika");
  await userEvent.clear(field());
  await userEvent.keyboard("jo");
  expect(shownOptions()).toEqual(["Jordanië"]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(field()).toHaveValue("Jordanië");
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Jordanië");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(field()).toHaveValue("Jordanië");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await userEvent.keyboard("{ArrowDown}");
  await userEvent.tab();
  expect(screen.getByRole("button")).toHaveFocus();
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("works in a shadow root, where a press on an option is no press outside", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  const shadow = host.attachShadow({ mode: "open" });
  const shadowSheet = shadow.appendChild(document.createElement("style"));
  shadowSheet.textContent = style;
  const node = shadow.appendChild(document.createElement("div"));
  const root = createRoot(node);
  act(() => root.render(<SearchList options={destinations} label="Bestemming" />));
  const inside = within(node);
  await userEvent.click(inside.getByRole("combobox"));
  await userEvent.keyboard("jap");
  await userEvent.click(inside.getByRole("option", { name: "Japan" }));
  expect(inside.getByRole("combobox")).toHaveValue("Japan");
  await userEvent.click(inside.getByRole("combobox"));
  expect(inside.getByRole("listbox")).toBeVisible();
  await userEvent.click(document.body);
  expect(inside.queryByRole("listbox")).toBeNull();
  expect(inside.getByRole("combobox")).toHaveValue("Japan");
  act(() => root.unmount());
  host.remove();
});

test("shows that nothing matches, without being in the way of a click", async () => {
  render(
    <div style={{ inlineSize: 300 }}>
      <SearchList options={destinations} label="Bestemming" />
      <button style={{ inlineSize: 300 }}>Verder</button>
    </div>,
  );
  await userEvent.type(field(), "zzz");
  const sentence = screen.getByText(noResults, { selector: ".td-search-list__status" });
  expect(sentence).toBeVisible();
  expect(sentence.scrollWidth).toBeLessThanOrEqual(sentence.clientWidth);
  expect(screen.getByRole("status")).toHaveTextContent(noResults);
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(field()).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button")).toHaveFocus();
  expect(sentence).not.toBeInTheDocument();
});

test("has a clear button that is large enough to hit and covers no text", async () => {
  render(<SearchList options={destinations} label="Bestemming" clearable />);
  await userEvent.type(field(), "Zuid");
  const { width, height } = screen.getByRole("button", { name: "Tekst wissen" }).getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(getComputedStyle(field()).paddingInlineEnd).toBe("44px");
});

test("has no clear button in a fieldset that is disabled", () => {
  const inFieldset = (disabled: boolean) => (
    <fieldset disabled={disabled}>
      <SearchList options={destinations} label="Bestemming" defaultValue="peru" clearable />
    </fieldset>
  );
  const { rerender } = render(inFieldset(false));
  expect(screen.getByRole("button", { name: "Tekst wissen" })).toBeVisible();
  rerender(inFieldset(true));
  expect(screen.queryByRole("button")).toBeNull();
});

test("shows two long labels that differ at their end, in a phone of 320 px", async () => {
  const start = "Rondreis langs de fjorden, met de postboot en de trein, in een kleine groep en met een gids, ";
  const options = ["met vertrek uit Bergen", "met vertrek uit Oslo"].map((end) => ({ label: start + end, value: end }));
  render(
    <div style={{ inlineSize: 288 }}>
      <SearchList options={[...options, { label: "Cruise langs de kust van Groenland, met twee gidsen", value: "" }]} />
    </div>,
  );
  await userEvent.click(field());
  const rows = screen.getAllByRole("option");
  for (const row of rows) expect(row.scrollHeight).toBeLessThanOrEqual(row.clientHeight);
  expect(rows.map(({ title }) => title)).toEqual([...options.map(({ label }) => label), ""]);
  expect(rows.map((row) => getComputedStyle(row).fontSize)).toEqual(["12px", "12px", "16px"]);
});
