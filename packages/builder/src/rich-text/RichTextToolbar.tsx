import type { ChainedCommands, Editor } from "@tiptap/core";
import { redo, redoDepth, undo, undoDepth } from "@tiptap/pm/history";
import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { PathIcon } from "../PathIcon.tsx";

/** A button of the toolbar. */
interface Tool {
  label: string;
  /** Path data of its icon, in a square of 48. */
  icon: string;
  keys: string;
  isActive?(editor: Editor): boolean;
  isDisabled?(editor: Editor): boolean;
  run(editor: Editor): void;
}

/** Runs a command and moves the focus into the text, as after a click on it. */
const command =
  (run: (chain: ChainedCommands) => ChainedCommands) =>
  (editor: Editor): void =>
    void run(editor.chain().focus()).run();

const travel = (step: typeof undo) => (editor: Editor) => {
  step(editor.state, editor.view.dispatch);
  editor.view.focus();
};

const bold: Tool = {
  label: "Vet",
  icon: "M15 9h11a7.5 7.5 0 0 1 0 15H15zM15 24h13a7.5 7.5 0 0 1 0 15H15z",
  keys: "Ctrl+B",
  isActive: (editor) => editor.isActive("bold"),
  run: command((chain) => chain.toggleBold()),
};
const blocks: readonly Tool[] = [
  {
    label: "Tussenkop",
    icon: "M9 10v28M29 10v28M9 24h20M37 28l4-2v12",
    keys: "Ctrl+Alt+2",
    isActive: (editor) => editor.isActive("heading", { level: 2 }),
    run: command((chain) => chain.toggleHeading({ level: 2 })),
  },
  {
    label: "Kleine tussenkop",
    icon: "M12 18v20M26 18v20M12 28h14M33 30a4 4 0 0 1 7 3c0 2-7 5-7 5h7",
    keys: "Ctrl+Alt+3",
    isActive: (editor) => editor.isActive("heading", { level: 3 }),
    run: command((chain) => chain.toggleHeading({ level: 3 })),
  },
  {
    label: "Lijst",
    icon: "M19 13h21M19 24h21M19 35h21M9 13h1M9 24h1M9 35h1",
    keys: "Ctrl+Shift+8",
    isActive: (editor) => editor.isActive("bulletList"),
    run: command((chain) => chain.toggleBulletList()),
  },
  {
    label: "Genummerde lijst",
    icon: "M20 13h20M20 24h20M20 35h20M8 11l3-2v9M8 29a3 3 0 0 1 5 2c0 2-5 6-5 6h6",
    keys: "Ctrl+Shift+7",
    isActive: (editor) => editor.isActive("orderedList"),
    run: command((chain) => chain.toggleOrderedList()),
  },
];
const history: readonly Tool[] = [
  {
    label: "Ongedaan maken",
    icon: "M10 18h18a10 10 0 0 1 0 20H16M17 10l-8 8 8 8",
    keys: "Ctrl+Z",
    isDisabled: (editor) => undoDepth(editor.state) === 0,
    run: travel(undo),
  },
  {
    label: "Opnieuw",
    icon: "M38 18H20a10 10 0 0 0 0 20h12M31 10l8 8-8 8",
    keys: "Ctrl+Y",
    isDisabled: (editor) => redoDepth(editor.state) === 0,
    run: travel(redo),
  },
];

/** Props of {@link RichTextToolbar}. */
export interface RichTextToolbarProps {
  editor: Editor;
  isLinking: boolean;
  onLink(): void;
}

/** Buttons for the text that is selected. One of them is a tab stop; arrow keys reach the others. */
export function RichTextToolbar({ editor, isLinking, onLink }: RichTextToolbarProps): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const link: Tool = {
    label: "Link",
    icon: "M20 28a7 7 0 0 0 10 0l7-7a7 7 0 0 0-10-10l-3 3M28 20a7 7 0 0 0-10 0l-7 7a7 7 0 0 0 10 10l3-3",
    keys: "Ctrl+K",
    isActive: () => isLinking || editor.isActive("link"),
    run: onLink,
  };
  const tools = [bold, ...blocks, link, ...history];
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (stop + step + tools.length) % tools.length;
    setStop(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div ref={bar} className="org-builder-rich-text__tools" role="toolbar" aria-label="Opmaak">
      {tools.map(({ label, icon, keys, isActive, isDisabled, run }, index) => (
        <button
          key={label}
          type="button"
          className="org-builder-button"
          aria-label={label}
          title={`${label} (${keys})`}
          aria-pressed={isActive?.(editor)}
          aria-disabled={isDisabled?.(editor) || undefined}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setStop(index)}
          onKeyDown={move}
          // The selection of the text stays as it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (!isDisabled?.(editor)) run(editor);
          }}
        >
          <PathIcon path={icon} />
        </button>
      ))}
    </div>
  );
}
