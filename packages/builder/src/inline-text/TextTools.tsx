import type { Editor } from "@tiptap/core";
import { lazy, Suspense, type ReactNode } from "react";
import { messages } from "../messages/index.ts";

const Tools = lazy(async () => ({ default: (await import("../rich-text/RichTextTools.tsx")).RichTextTools }));

/** The buttons of the formatted text that is edited on the page. */
export const TextTools = ({ editor }: { editor: Editor | undefined }): ReactNode =>
  editor && (
    <div
      className="org-builder-text-tools"
      role="group"
      aria-label={messages.editor.editedText}
      data-text-tools=""
      data-own-keys=""
    >
      <Suspense>
        <Tools editor={editor} />
      </Suspense>
    </div>
  );
