import type { ReactNode, Ref } from "react";

/** Props of {@link SearchInput}. */
export interface SearchInputProps {
  /** What is searched, for screen readers and while it is empty. */
  label: string;
  value: string;
  onChange(value: string): void;
  ref?: Ref<HTMLInputElement>;
}

/** Searches a list below it. */
export const SearchInput = ({ label, value, onChange, ref }: SearchInputProps): ReactNode => (
  <input
    ref={ref}
    type="search"
    className="org-builder-input"
    aria-label={label}
    placeholder={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);
