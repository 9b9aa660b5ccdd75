import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { createEditor, type RichTextEditor as Controls } from "./create-editor.ts";
import { RichTextTools } from "./RichTextTools.tsx";

/** Props of {@link RichTextEditor}. */
export interface RichTextEditorProps {
  label: string;
  /** Ids of the help and the error. */
  describedBy: string | undefined;
  isInvalid: boolean;
  /** The text with its markup. */
  value: string;
  onChange(text: string): void;
}

/** Formatted text, typed as it looks, with buttons. */
export function RichTextEditor({ label, describedBy, isInvalid, value, onChange }: RichTextEditorProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [controls, setControls] = useState<Controls>();
  const change = useEffectEvent(onChange);
  const start = useEffectEvent((element: HTMLElement): Controls => {
    const attributes = {
      class: "org-builder-input org-builder-rich-text__text",
      "aria-label": label,
      ...(describedBy !== undefined && { "aria-describedby": describedBy }),
    };
    return createEditor({ element, text: value, attributes, classes: {}, onChange: change });
  });

  useEffect(() => {
    if (!host.current) return undefined;
    const created = start(host.current);
    setControls(created);
    return () => created.editor.destroy();
  }, []);
  useEffect(() => controls?.show(value), [controls, value]);
  useEffect(() => {
    const { dom } = controls?.editor.view ?? {};
    if (isInvalid) dom?.setAttribute("aria-invalid", "true");
    else dom?.removeAttribute("aria-invalid");
  }, [controls, isInvalid]);

  return (
    <div className="org-builder-rich-text" role="group" aria-label={label} data-own-keys="">
      {controls && <RichTextTools editor={controls.editor} />}
      <div ref={host} />
    </div>
  );
}
