import type { ReactNode } from "react";
import { icons } from "../controls/icons.ts";
import { ToolButton } from "../controls/ToolButton.tsx";
import { rootId } from "../document/editor-data.ts";
import { useEditor, useSelected } from "./editor-context.ts";

/** What can be done with what is selected. */
export function SelectionTools(): ReactNode {
  const { commands } = useEditor();
  const isDisabled = useSelected().ids.includes(rootId);
  const tool = (icon: keyof typeof icons, label: string, keys: string, onClick: () => void): ReactNode => (
    <ToolButton icon={icons[icon]} label={label} keys={keys} isDisabled={isDisabled} onClick={onClick} />
  );
  return (
    <div className="org-builder-tools" role="group" aria-label="Gekozen onderdeel">
      {tool("up", "Omhoog", "Alt+↑", () => commands.move("up"))}
      {tool("down", "Omlaag", "Alt+↓", () => commands.move("down"))}
      {tool("into", "Naar binnen", "Alt+→", () => commands.move("into"))}
      {tool("out", "Naar buiten", "Alt+←", () => commands.move("out"))}
      {tool("copy", "Kopiëren", "Ctrl+C", commands.copy)}
      <ToolButton icon={icons.paste} label="Plakken" keys="Ctrl+V" onClick={commands.paste} />
      {tool("duplicate", "Verdubbelen", "Ctrl+D", commands.duplicate)}
      {tool("remove", "Verwijderen", "Delete", commands.remove)}
    </div>
  );
}
