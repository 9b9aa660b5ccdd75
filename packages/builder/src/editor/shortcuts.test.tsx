import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { useShortcuts } from "./shortcuts.ts";
import type { Commands } from "./use-commands.ts";

afterEach(cleanup);

/** Commands that write their names down. */
function recordCommands(): { commands: Commands; called: string[] } {
  const called: string[] = [];
  const commands = new Proxy<Commands>(Object.create(null), { get: (_, name) => () => called.push(String(name)) });
  return { commands, called };
}

function Editor({ commands }: { commands: Commands }): ReactNode {
  useShortcuts(document, commands, () => {});
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
  const { commands, called } = recordCommands();
  render(<Editor commands={commands} />);
  const others = [screen.getByRole("button"), screen.getByRole("textbox"), document.body];
  for (const element of others) fireEvent.keyDown(element, { key });
  expect(called).toEqual([]);
  fireEvent.keyDown(screen.getByRole("treeitem"), { key });
  expect(called).toEqual(["remove"]);
});
