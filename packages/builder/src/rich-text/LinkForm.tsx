import type { Editor } from "@tiptap/core";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { LinkInput } from "../links/LinkInput.tsx";
import { useSite } from "../site-context.ts";
import { messages } from "../messages/index.ts";

/**
 * Puts a link on the selected text, and the cursor behind it. Without a selection the title of the page, or the address, becomes the
 * text.
 */
function setLink(editor: Editor, href: string, title: string): void {
  const chain = editor.chain().focus();
  if (editor.isActive("link")) chain.extendMarkRange("link").setLink({ href });
  else if (editor.state.selection.empty)
    chain.insertContent({ type: "text", text: title, marks: [{ type: "link", attrs: { href } }] });
  else chain.setLink({ href });
  chain.command(({ tr, commands }) => commands.setTextSelection(tr.selection.to)).run();
}

const removeLink = (editor: Editor): boolean => editor.chain().focus().extendMarkRange("link").unsetLink().run();

/** Props of {@link LinkForm}. */
export interface LinkFormProps {
  editor: Editor;
  onClose(): void;
}

/** The address of the link at the cursor or on the selected text. */
export function LinkForm({ editor, onClose }: LinkFormProps): ReactNode {
  const { pages } = useSite();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const current = String(editor.getAttributes("link").href ?? "");
  const [address, setAddress] = useState(current);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const close = (): void => {
    onClose();
    editor.view.focus();
  };
  const apply = (): void => {
    const href = address.trim();
    const title = pages.find(({ path }) => path === href)?.title ?? href;
    if (href === "") removeLink(editor);
    else setLink(editor, href, title);
    close();
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Enter") apply();
    else close();
  };
  return (
    <div className="org-builder-rich-text__link" role="group" aria-label={messages.richText.link}>
      <label className="org-builder-field__label" htmlFor={id}>
        {messages.richText.linkAddress}
      </label>
      <LinkInput ref={input} id={id} value={address} onChange={setAddress} onKeyDown={handleKey} />
      <button type="button" className="org-builder-button" onClick={apply}>
        {messages.richText.makeLink}
      </button>
      {current !== "" && (
        <button
          type="button"
          className="org-builder-button"
          onClick={() => {
            removeLink(editor);
            onClose();
          }}
        >
          {messages.richText.removeLink}
        </button>
      )}
    </div>
  );
}
