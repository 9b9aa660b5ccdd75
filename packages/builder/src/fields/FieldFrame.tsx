import { useId, type ReactNode } from "react";

/** Ids that connect a control with its label, help and error. */
export interface ControlIds {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** Props of {@link FieldFrame}. */
export interface FieldFrameProps {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  children(ids: ControlIds): ReactNode;
}

/** A label, a control, its help and its error. */
export function FieldFrame({ label, description, error, children }: FieldFrameProps): ReactNode {
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = [description && helpId, error && errorId].filter(Boolean).join(" ");
  return (
    <div className="org-builder-field">
      <label className="org-builder-field__label" htmlFor={id}>
        {label}
      </label>
      {children({ id, "aria-describedby": describedBy || undefined, "aria-invalid": error ? true : undefined })}
      {description && (
        <p className="org-builder-field__help" id={helpId}>
          {description}
        </p>
      )}
      {error && (
        <p className="org-builder-field__error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Props of {@link GroupFrame}. */
export interface GroupFrameProps {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}

/** A field with several controls. */
export function GroupFrame({ label, description, error, children }: GroupFrameProps): ReactNode {
  return (
    <fieldset className="org-builder-field">
      <legend className="org-builder-field__label">{label}</legend>
      {children}
      {description && <p className="org-builder-field__help">{description}</p>}
      {error && <p className="org-builder-field__error">{error}</p>}
    </fieldset>
  );
}
