import type { ReactNode } from "react";
import { PathIcon } from "./PathIcon.tsx";

/** Props of {@link ToolButton}. */
export interface ToolButtonProps {
  /** Path data, in a square of 48. */
  icon: string;
  /** What it does, for screen readers and as its tooltip. */
  label: string;
  /** Its shortcut. */
  keys?: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  onClick(): void;
}

/** A button that is an icon. */
export const ToolButton = ({ icon, label, keys, isPressed, isDisabled, onClick }: ToolButtonProps): ReactNode => (
  <button
    type="button"
    className="org-builder-tool"
    aria-label={label}
    aria-pressed={isPressed}
    title={keys === undefined ? label : `${label} (${keys})`}
    // It keeps the focus where pressing it leaves nothing more to do.
    aria-disabled={isDisabled || undefined}
    onClick={() => {
      if (!isDisabled) onClick();
    }}
  >
    <PathIcon path={icon} />
  </button>
);
