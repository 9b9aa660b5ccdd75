import { BlockView } from "@travel-design/blocks";
import { editors } from "@travel-design/blocks/editors";
import { inMemoryPorts } from "@travel-design/quotation";
import { cleanup, render } from "@testing-library/react";
import { useState, type ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { textsOf } from "./block-texts.ts";
import { editInPlace, type EditEnd } from "./edit-in-place.ts";
import { itemOf } from "../content/testing/items.ts";
import { findEditableTexts, textAt } from "./editable-texts.ts";

afterEach(cleanup);

const ports = { quotation: inMemoryPorts(), log: () => {} };

/** The texts that can be edited on the page in the example of a block. */
function textsOnPage(name: string): string[] {
  const found = editors.find(({ block }) => block.name === name);
  if (!found) throw new Error(`There is no block ${name}.`);
  const attributes = { ...found.editor.example };
  const { container } = render(
    <div className="td-block-host">
      <BlockView block={found.block} settings={attributes} ports={ports} slots={{}} />
    </div>,
  );
  const type = `c:td${name[0]?.toUpperCase()}${name.slice(1)}`;
  const [host] = container.children;
  return host ? findEditableTexts(host, textsOf(itemOf("a", { type, attributes }))).map((text) => text.name) : [];
}

test.each([
  ["button", "label"],
  ["callToAction", "title text buttonLabel"],
  ["destinationCard", "title text"],
  ["heading", "eyebrow title lead"],
  ["hero", "eyebrow title buttonLabel"],
  ["promiseCard", "title text"],
])("the texts of %s can be edited on the page", (name, texts) => {
  expect(textsOnPage(name).join(" ")).toContain(texts);
});

test("formatted text, and choices of a list, are edited in the panel", () => {
  expect(textsOnPage("richText")).toEqual([]);
  expect(textsOnPage("dropdown")).toEqual(["label"]);
});

test("equal texts belong to their properties in order, and a block in a slot keeps its own", () => {
  const { container } = render(
    <div className="td-block-host">
      <h2>Reis</h2>
      <div className="td-block-host">
        <p>Reis</p>
      </div>
      <p>
        <a href="#reis"> Reis </a>
      </p>
      <p hidden>Weg</p>
    </div>,
  );
  const [host] = container.children;
  if (!host) throw new Error("Nothing is rendered.");
  const texts = findEditableTexts(host, [
    ["title", "Reis"],
    ["text", "Reis"],
    ["note", "Weg"],
    ["lead", ""],
  ]);
  expect(texts.map(({ name, element }) => [name, element.textContent])).toEqual([
    ["title", "Reis"],
    ["text", " Reis "],
  ]);
  // The whole line of a link counts.
  const { right, top } = host.getBoundingClientRect();
  const line = texts[1]?.element.getBoundingClientRect().top ?? top;
  expect(textAt(texts, host, right - 1, line + 1)?.name).toBe("text");
  expect(textAt(texts, host, right - 1, top + 1)?.name).toBe("title");
  expect(textAt(texts, host, -5, -5)).toBeUndefined();
});

/** A title that React renders from a state, in a button if asked for. */
function Title({ onInput, onEnd }: { onInput(text: string): void; onEnd(end: EditEnd): void }): ReactNode {
  const [title, setTitle] = useState("Peru");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        ref={(element) => {
          if (!element || !isOpen) return;
          let last = title;
          editInPlace(element, {
            onInput(text) {
              last = text;
              onInput(text);
            },
            onEnd(end) {
              setIsOpen(false);
              if (end !== "canceled") setTitle(last);
              onEnd(end);
            },
          });
        }}
      >
        {title}
        <svg />
      </button>
      <input aria-label="open" onFocus={() => setIsOpen(true)} />
    </>
  );
}

function startEditing() {
  const onInput = vi.fn<(text: string) => void>();
  const onEnd = vi.fn<(end: EditEnd) => void>();
  const { getByRole } = render(<Title onInput={onInput} onEnd={onEnd} />);
  const button = getByRole("button");
  getByRole("textbox").focus();
  return { button, onInput, onEnd };
}

test("typing shows at once, also a space in a button, and Enter finishes with what React renders", async () => {
  const { button, onInput, onEnd } = startEditing();
  await expect.poll(() => document.activeElement).toBe(button);
  await userEvent.keyboard("Peru op maat");
  expect(button).toHaveTextContent("Peru op maat");
  expect(onInput).toHaveBeenLastCalledWith("Peru op maat");
  await userEvent.keyboard("{Enter}");
  expect(onEnd.mock.calls).toEqual([["finished"]]);
  await expect.poll(() => button.textContent).toBe("Peru op maat");
  expect(button.querySelector("svg")).not.toBeNull();
  expect(button.isContentEditable).toBe(false);
});

test.each([
  ["{Escape}", "canceled", "Peru"],
  ["{Tab}", "next", "Chili"],
  ["{Shift>}{Tab}{/Shift}", "previous", "Chili"],
])("%s ends as %s and leaves %s", async (keys, end, text) => {
  const { button, onEnd } = startEditing();
  await expect.poll(() => document.activeElement).toBe(button);
  await userEvent.keyboard(`Chili${keys}`);
  expect(onEnd.mock.calls).toEqual([[end]]);
  await expect.poll(() => button.textContent).toBe(text);
});
