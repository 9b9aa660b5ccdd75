import { useState, type ReactNode } from "react";
import { FieldFrame } from "../fields/FieldFrame.tsx";
import { FormDialog } from "../fields/FormDialog.tsx";
import { messages } from "../messages/index.ts";

/** Props of {@link SaveTemplate}. */
export interface SaveTemplateProps {
  onSave(title: string): Promise<void>;
}

/** A button that saves a section as a template, and asks for its name. */
export function SaveTemplate({ onSave }: SaveTemplateProps): ReactNode {
  const [title, setTitle] = useState<string>();
  const close = (): void => setTitle(undefined);
  return (
    <>
      <button type="button" className="org-builder-button" onClick={() => setTitle("")}>
        {messages.templates.offer}
      </button>
      {title !== undefined && (
        <FormDialog
          title={messages.templates.save}
          submitLabel={messages.actions.keep}
          onSubmit={() => onSave(title.trim()).then(close)}
          onCancel={close}
        >
          <FieldFrame label={messages.templates.name} description={messages.templates.nameHelp}>
            {(ids) => (
              <input
                {...ids}
                required
                className="org-builder-input"
                value={title}
                onChange={(event) => setTitle(event.target.value)}
              />
            )}
          </FieldFrame>
        </FormDialog>
      )}
    </>
  );
}
