import type { ReactNode } from "react";
import { icons } from "../controls/icons.ts";
import { ToolButton } from "../controls/ToolButton.tsx";
import { rootId } from "../document/editor-data.ts";
import { useEditor, useSelected } from "./editor-context.ts";
import { messages } from "../messages/index.ts";

/** What can be done with what is selected. */
export function SelectionTools(): ReactNode {
  const { commands } = useEditor();
  const isDisabled = useSelected().ids.includes(rootId);
  const tool = (icon: keyof typeof icons, label: string, keys: string, onClick: () => void): ReactNode => (
    <ToolButton icon={icons[icon]} label={label} keys={keys} isDisabled={isDisabled} onClick={onClick} />
  );
  return (
    <div className="org-builder-tools" role="group" aria-label={messages.editor.selectedItem}>
      {tool("up", messages.actions.up, "Alt+↑", () => commands.move("up"))}
      {tool("down", messages.actions.down, "Alt+↓", () => commands.move("down"))}
      {tool("into", messages.actions.into, "Alt+→", () => commands.move("into"))}
      {tool("out", messages.actions.out, "Alt+←", () => commands.move("out"))}
      {tool("copy", messages.actions.copy, "Ctrl+C", commands.copy)}
      <ToolButton icon={icons.paste} label={messages.actions.paste} keys="Ctrl+V" onClick={commands.paste} />
      {tool("duplicate", messages.actions.duplicate, "Ctrl+D", commands.duplicate)}
      {tool("remove", messages.actions.remove, "Delete", commands.remove)}
    </div>
  );
}
