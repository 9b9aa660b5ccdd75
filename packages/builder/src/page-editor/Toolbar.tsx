import type { ReactNode } from "react";
import { icons } from "../controls/icons.ts";
import { PathIcon } from "../controls/PathIcon.tsx";
import { ToolButton } from "../controls/ToolButton.tsx";
import { usePageState } from "../page-session/page-context.ts";
import { PageCommandButton } from "./CommandButton.tsx";
import { deviceNames, devices, useEditor, type Device } from "./editor-context.ts";
import { SaveButton } from "./SaveButton.tsx";
import { messages } from "../messages/index.ts";

/** Props of {@link Toolbar}. */
export interface ToolbarProps {
  title: string;
  path: string;
  /** Whether the blocks are shown. */
  hasPalette: boolean;
  onPalette(): void;
  /** Shows the page on the site, with what was not saved; undefined for header and footer. */
  onPreview: (() => void) | undefined;
  onDevice(device: Device): void;
  onLeave(): void;
}

/** What concerns the page as a whole. */
export function Toolbar({ title, path, hasPalette, onPalette, onPreview, onDevice, onLeave }: ToolbarProps): ReactNode {
  const { perform, device } = useEditor();
  const phase = usePageState((state) => state.phase.name);
  return (
    <header className="org-builder-toolbar" data-panel="">
      <div className="org-builder-toolbar__place">
        <button type="button" className="org-builder-button org-builder-quiet-button" onClick={onLeave}>
          <PathIcon path={icons.back} />
          <span className="org-builder-toolbar__word">{messages.places.pages}</span>
        </button>
        <h1 className="org-builder-toolbar__title">
          {title} <span className="org-builder-quiet org-builder-toolbar__path">{path}</span>
        </h1>
      </div>
      <div className="org-builder-tools org-builder-devices" role="group" aria-label={messages.editor.screenWidth}>
        {deviceNames.map((name) => (
          <ToolButton
            key={name}
            icon={devices[name].icon}
            label={devices[name].label}
            isPressed={device === name}
            onClick={() => onDevice(name)}
          />
        ))}
      </div>
      <div className="org-builder-toolbar__end">
        <div className="org-builder-tools" role="group" aria-label={messages.editor.history}>
          <PageCommandButton name="undo" />
          <PageCommandButton name="redo" />
        </div>
        <button type="button" className="org-builder-button" aria-pressed={hasPalette} onClick={onPalette}>
          <PathIcon path={icons.add} />
          <span className="org-builder-toolbar__word">{messages.places.blocks}</span>
        </button>
        {onPreview && (
          <button type="button" className="org-builder-button" title={messages.actions.viewOnSite} onClick={onPreview}>
            <PathIcon path={icons.view} />
            <span className="org-builder-toolbar__word">{messages.actions.viewOnSite}</span>
          </button>
        )}
        <SaveButton phase={phase} onSave={() => perform("save")} />
      </div>
    </header>
  );
}
