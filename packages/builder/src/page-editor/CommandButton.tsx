import type { ReactNode } from "react";
import { icons } from "../controls/icons.ts";
import { ToolButton } from "../controls/ToolButton.tsx";
import { commands, type CommandName } from "../page-session/page-commands.ts";
import { usePageState } from "../page-session/page-context.ts";
import { useEditor } from "./editor-context.ts";
import { shownKeys } from "./shown-keys.ts";

/** Props of {@link CommandButton}. */
export interface CommandButtonProps {
  name: CommandName;
  isAvailable: boolean;
  onPerform(name: CommandName): void;
}

/** The button of a command. */
export function CommandButton({ name, isAvailable, onPerform }: CommandButtonProps): ReactNode {
  const { label, icon = "edit", keys } = commands[name];
  return (
    <ToolButton
      icon={icons[icon]}
      label={label}
      keys={shownKeys(keys)}
      isDisabled={!isAvailable}
      onClick={() => onPerform(name)}
    />
  );
}

/** The button of a command on the page. */
export function PageCommandButton({ name }: Pick<CommandButtonProps, "name">): ReactNode {
  const { perform } = useEditor();
  return <CommandButton name={name} isAvailable={usePageState(commands[name].isAvailable)} onPerform={perform} />;
}
