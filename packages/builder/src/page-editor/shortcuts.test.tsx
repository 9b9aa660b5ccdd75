import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { useShortcuts } from "./shortcuts.ts";
import type { Performer } from "../page-session/perform.ts";

afterEach(cleanup);

function Editor({ perform }: Pick<Performer, "perform">): ReactNode {
  useShortcuts(document, perform);
  return (
    <>
      <button type="button">Opslaan</button>
      <input aria-label="Titel" />
      <ul role="tree">
        <li role="treeitem" aria-selected="true" tabIndex={0}>
          Openingsbeeld
        </li>
      </ul>
    </>
  );
}

test.each(["Delete", "Backspace"])("%s removes a block in the outline, and nowhere else in the editor", (key) => {
  const called: string[] = [];
  render(<Editor perform={(name) => called.push(name)} />);
  const others = [screen.getByRole("button"), screen.getByRole("textbox"), document.body];
  for (const element of others) fireEvent.keyDown(element, { key });
  expect(called).toEqual([]);
  fireEvent.keyDown(screen.getByRole("treeitem"), { key });
  expect(called).toEqual(["remove"]);
});
