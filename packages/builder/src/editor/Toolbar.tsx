import type { ReactNode } from "react";
import { rootId } from "../document/editor-data.ts";
import { PathIcon } from "../PathIcon.tsx";
import { deviceNames, devices, useEditor, type Device } from "./editor-context.ts";
import { useHistoryState, useSelectedId } from "../page/page-data.ts";
import { stateTexts, type Saving } from "./use-saving.ts";

/** Props of {@link Toolbar}. */
export interface ToolbarProps {
  title: string;
  path: string;
  saving: Saving;
  /** Shows the page on the site, with what was not saved; undefined for header and footer. */
  onPreview: (() => void) | undefined;
  onDevice(device: Device): void;
  onLeave(): void;
}

interface ActionProps {
  label: string;
  /** A character, or path data of an icon. */
  sign: string;
  keys: string;
  isDisabled: boolean;
  onClick(): void;
}

const Action = ({ label, sign, keys, isDisabled, onClick }: ActionProps): ReactNode => (
  <button
    type="button"
    className="org-builder-button"
    aria-label={label}
    title={`${label} (${keys})`}
    disabled={isDisabled}
    onClick={onClick}
  >
    {sign.startsWith("M") ? <PathIcon path={sign} /> : sign}
  </button>
);

/** What can be done to the page and to what is selected. */
export function Toolbar({ title, path, saving, onPreview, onDevice, onLeave }: ToolbarProps): ReactNode {
  const { commands, device } = useEditor();
  const { canUndo, canRedo } = useHistoryState();
  const isPage = useSelectedId() === rootId;
  return (
    <header className="org-builder-toolbar" data-panel="">
      <button type="button" className="org-builder-button" onClick={onLeave}>
        ← Pagina's
      </button>
      <h1 className="org-builder-toolbar__title">
        {title} <span className="org-builder-toolbar__path">{path}</span>
      </h1>
      <div className="org-builder-toolbar__group" role="group" aria-label="Geschiedenis">
        <Action label="Ongedaan maken" sign="↶" keys="Ctrl+Z" isDisabled={!canUndo} onClick={commands.undo} />
        <Action label="Opnieuw" sign="↷" keys="Ctrl+Y" isDisabled={!canRedo} onClick={commands.redo} />
      </div>
      <div className="org-builder-toolbar__group" role="group" aria-label="Gekozen onderdeel">
        <Action label="Omhoog" sign="↑" keys="Alt+↑" isDisabled={isPage} onClick={() => commands.move("up")} />
        <Action label="Omlaag" sign="↓" keys="Alt+↓" isDisabled={isPage} onClick={() => commands.move("down")} />
        <Action label="Naar binnen" sign="⇥" keys="Alt+→" isDisabled={isPage} onClick={() => commands.move("into")} />
        <Action label="Naar buiten" sign="⇤" keys="Alt+←" isDisabled={isPage} onClick={() => commands.move("out")} />
        <Action
          label="Kopiëren"
          sign="M16 16h22v24H16zM10 32V8h22"
          keys="Ctrl+C"
          isDisabled={isPage}
          onClick={commands.copy}
        />
        <Action
          label="Plakken"
          sign="M12 10h24v30H12zM18 7h12v6H18zM18 22h12M18 30h12"
          keys="Ctrl+V"
          isDisabled={false}
          onClick={commands.paste}
        />
        <Action
          label="Verdubbelen"
          sign="M6 6h20v20H6zM22 32v10h20V22H32M32 27v10M27 32h10"
          keys="Ctrl+D"
          isDisabled={isPage}
          onClick={commands.duplicate}
        />
        <Action label="Verwijderen" sign="✕" keys="Delete" isDisabled={isPage} onClick={commands.remove} />
      </div>
      <div className="org-builder-toolbar__group" role="group" aria-label="Breedte van het scherm">
        {deviceNames.map((name) => (
          <button
            key={name}
            type="button"
            className="org-builder-button"
            aria-pressed={device === name}
            onClick={() => onDevice(name)}
          >
            {devices[name].label}
          </button>
        ))}
      </div>
      <div className="org-builder-toolbar__group org-builder-toolbar__save">
        {onPreview && (
          <button type="button" className="org-builder-button" onClick={onPreview}>
            Bekijk op de site
          </button>
        )}
        <span className="org-builder-toolbar__state" data-state={saving.state.name}>
          {stateTexts[saving.state.name]}
        </span>
        <button
          type="button"
          className="org-builder-button org-builder-main-button"
          title="Opslaan (Ctrl+S)"
          disabled={saving.state.name === "saved" || saving.state.name === "saving"}
          onClick={saving.save}
        >
          Opslaan
        </button>
      </div>
    </header>
  );
}
