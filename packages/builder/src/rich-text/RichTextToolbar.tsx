import type { ChainedCommands, Editor } from "@tiptap/core";
import { redo, redoDepth, undo, undoDepth } from "@tiptap/pm/history";
import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { icons } from "../controls/icons.ts";
import { PathIcon } from "../controls/PathIcon.tsx";
import { messages } from "../messages/index.ts";

/** A button of the toolbar. */
interface Tool {
  label: string;
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
  label: messages.richText.bold,
  icon: icons.bold,
  keys: "Ctrl+B",
  isActive: (editor) => editor.isActive("bold"),
  run: command((chain) => chain.toggleBold()),
};
const blocks: readonly Tool[] = [
  {
    label: messages.richText.heading,
    icon: icons.heading,
    keys: "Ctrl+Alt+2",
    isActive: (editor) => editor.isActive("heading", { level: 2 }),
    run: command((chain) => chain.toggleHeading({ level: 2 })),
  },
  {
    label: messages.richText.smallHeading,
    icon: icons.smallHeading,
    keys: "Ctrl+Alt+3",
    isActive: (editor) => editor.isActive("heading", { level: 3 }),
    run: command((chain) => chain.toggleHeading({ level: 3 })),
  },
  {
    label: messages.richText.list,
    icon: icons.bulletList,
    keys: "Ctrl+Shift+8",
    isActive: (editor) => editor.isActive("bulletList"),
    run: command((chain) => chain.toggleBulletList()),
  },
  {
    label: messages.richText.numberedList,
    icon: icons.orderedList,
    keys: "Ctrl+Shift+7",
    isActive: (editor) => editor.isActive("orderedList"),
    run: command((chain) => chain.toggleOrderedList()),
  },
];
const history: readonly Tool[] = [
  {
    label: messages.actions.undo,
    icon: icons.undo,
    keys: "Ctrl+Z",
    isDisabled: (editor) => undoDepth(editor.state) === 0,
    run: travel(undo),
  },
  {
    label: messages.actions.redo,
    icon: icons.redo,
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
    label: messages.richText.link,
    icon: icons.link,
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
    <div ref={bar} className="org-builder-rich-text__tools" role="toolbar" aria-label={messages.richText.toolbar}>
      {tools.map(({ label, icon, keys, isActive, isDisabled, run }, index) => (
        <button
          key={label}
          type="button"
          className="org-builder-tool"
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
