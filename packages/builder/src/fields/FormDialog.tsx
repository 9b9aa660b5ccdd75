import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { messageOf } from "../api.ts";
import { messages } from "../messages/index.ts";

/** Props of {@link FormDialog}. */
export interface FormDialogProps {
  title: string;
  /** What the button that submits says; empty if there is nothing to submit. */
  submitLabel: string;
  children: ReactNode;
  /** Called when the form is submitted. A rejection is shown, and the dialog stays open. */
  onSubmit(): Promise<void>;
  /** Called when the dialog was closed without submitting. */
  onCancel(): void;
}

/** A modal dialog with a form. */
export function FormDialog({ title, submitLabel, children, onSubmit, onCancel }: FormDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [error, setError] = useState("");
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    // The dialog is removed instead of closed.
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit().catch((reason: unknown) => setError(messageOf(reason)));
  };
  return (
    <dialog ref={dialog} className="org-builder-dialog" aria-labelledby={titleId} onClose={onCancel}>
      <form onSubmit={submit}>
        <h2 id={titleId} className="org-builder-panel__title">
          {title}
        </h2>
        {children}
        {error && (
          <p className="org-builder-field__error" role="alert">
            {error}
          </p>
        )}
        <div className="org-builder-buttons">
          {submitLabel && (
            <button type="submit" className="org-builder-button org-builder-main-button">
              {submitLabel}
            </button>
          )}
          <button type="button" className="org-builder-button" onClick={onCancel}>
            {submitLabel ? messages.actions.cancel : messages.actions.close}
          </button>
        </div>
      </form>
    </dialog>
  );
}
