import { RichText } from "@travel-design/blocks/views";
import { lazy, Suspense, type ReactNode } from "react";
import type { RichTextEditorProps } from "../rich-text/RichTextEditor.tsx";
import { FieldTexts, useControlIds } from "./FieldFrame.tsx";
import { asText, type FieldProps } from "./field-props.ts";
import { messages } from "../messages/index.ts";

const help = messages.richText.help;

/** The text with its markup, where the editor cannot be loaded. */
const MarkupBox = ({ label, describedBy, isInvalid, value, onChange }: RichTextEditorProps): ReactNode => (
  <textarea
    className="org-builder-input"
    aria-label={label}
    aria-describedby={describedBy}
    aria-invalid={isInvalid || undefined}
    rows={8}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);

/** Loaded when a formatted text is edited for the first time. */
const Editor = lazy(() =>
  import("../rich-text/RichTextEditor.tsx").then(
    (module) => ({ default: module.RichTextEditor }),
    () => ({ default: MarkupBox }),
  ),
);

/** Formatted text, typed as it looks. */
export function RichTextField({ property: { name, label }, value, error, onChange }: FieldProps): ReactNode {
  const { id, "aria-describedby": describedBy } = useControlIds(help, error);
  const text = asText(value);
  return (
    <div className="org-builder-field" data-field={name}>
      <span className="org-builder-field__label">{label}</span>
      <Suspense fallback={<RichText text={text} />}>
        <Editor
          label={label}
          describedBy={describedBy}
          isInvalid={error !== undefined}
          value={text}
          onChange={onChange}
        />
      </Suspense>
      <FieldTexts id={id} description={help} error={error} />
    </div>
  );
}
