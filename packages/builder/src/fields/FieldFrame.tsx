import { useId, type ReactNode } from "react";

/** Ids that connect a control with its label, help and error. */
export interface ControlIds {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** Ids for the control of a field. */
export function useControlIds(description: string | undefined, error: string | undefined): ControlIds {
  const id = useId();
  const describedBy = [description && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  return { id, "aria-describedby": describedBy || undefined, "aria-invalid": error ? true : undefined };
}

/** Props of {@link FieldTexts}. */
export interface FieldTextsProps {
  /** Id of the control. */
  id: string;
  description: string | undefined;
  error: string | undefined;
}

/** The help and the error of a field. */
export const FieldTexts = ({ id, description, error }: FieldTextsProps): ReactNode => (
  <>
    {description && (
      <p className="org-builder-field__help" id={`${id}-help`}>
        {description}
      </p>
    )}
    {error && (
      <p className="org-builder-field__error" id={`${id}-error`}>
        {error}
      </p>
    )}
  </>
);

/** Props of {@link FieldFrame}. */
export interface FieldFrameProps {
  /** Name of the field, for problems that lead to it. */
  name?: string | undefined;
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  children(ids: ControlIds): ReactNode;
}

/** A label, a control, its help and its error. */
export function FieldFrame({ name, label, description, error, children }: FieldFrameProps): ReactNode {
  const ids = useControlIds(description, error);
  return (
    <div className="org-builder-field" data-field={name}>
      <label className="org-builder-field__label" htmlFor={ids.id}>
        {label}
      </label>
      {children(ids)}
      <FieldTexts id={ids.id} description={description} error={error} />
    </div>
  );
}

/** Props of {@link GroupFrame}. */
export interface GroupFrameProps extends Omit<FieldFrameProps, "children"> {
  children: ReactNode;
}

/** A field with several controls. */
export function GroupFrame({ name, label, description, error, children }: GroupFrameProps): ReactNode {
  const { id, "aria-describedby": describedBy } = useControlIds(description, error);
  return (
    <fieldset className="org-builder-field" data-field={name} aria-describedby={describedBy}>
      <legend className="org-builder-field__label">{label}</legend>
      {children}
      <FieldTexts id={id} description={description} error={error} />
    </fieldset>
  );
}
