import type { Editor } from "@tiptap/core";
import { useEffect, useReducer, useState, type ReactNode } from "react";
import { LinkForm } from "./LinkForm.tsx";
import { RichTextToolbar } from "./RichTextToolbar.tsx";

/** The buttons of a formatted text, and the address of a link. */
export function RichTextTools({ editor }: { editor: Editor }): ReactNode {
  const [isLinking, setIsLinking] = useState(false);
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const openLink = (): void => setIsLinking(true);
    editor.on("transaction", render).on("link", openLink);
    return () => void editor.off("transaction", render).off("link", openLink);
  }, [editor]);
  return (
    <>
      <RichTextToolbar editor={editor} isLinking={isLinking} onLink={() => setIsLinking(!isLinking)} />
      {isLinking && <LinkForm editor={editor} onClose={() => setIsLinking(false)} />}
    </>
  );
}
