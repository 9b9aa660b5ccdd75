import { useEffect, useEffectEvent, useId, useReducer, useRef, type KeyboardEvent, type ReactNode } from "react";
import { tooltipReducer } from "./tooltip-state.ts";

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** The accessible name of the button, for example "Uitleg bij bestemming". */
  label: string;
  /** The explanation: a sentence or two, nothing to click. */
  children: ReactNode;
}

/**
 * An explanation behind a small button: opens on hover, focus and press, stays while the pointer is on it, and closes
 * with Escape. Renders a `<span>` with a `<button>`.
 */
export function Tooltip({ label, children }: TooltipProps): ReactNode {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const [state, send] = useReducer(tooltipReducer, "closed");
  const open = state !== "closed";

  const pressedElsewhere = useEffectEvent((event: Event) => {
    if (root.current && !event.composedPath().includes(root.current)) send("pressedElsewhere");
  });
  useEffect(() => {
    // Safari on iOS gives a tapped button no focus, so losing focus is no sign of a tap elsewhere.
    const page = open ? root.current?.ownerDocument : undefined;
    const listener = (event: Event): void => pressedElsewhere(event);
    page?.addEventListener("pointerdown", listener);
    return () => page?.removeEventListener("pointerdown", listener);
  }, [open]);

  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !open) return;
    // One Escape, one layer: a dialog around the tooltip stays.
    event.stopPropagation();
    send("escapePressed");
  };
  return (
    <span
      ref={root}
      className="td-tooltip"
      data-open={open ? "" : undefined}
      onPointerEnter={(event) => event.pointerType === "mouse" && send("pointerEntered")}
      onPointerLeave={(event) => event.pointerType === "mouse" && send("pointerLeft")}
    >
      <button
        className="td-tooltip__trigger"
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onFocus={(event) => event.target.matches(":focus-visible") && send("focusArrived")}
        onBlur={() => send("focusLeft")}
        onClick={() => send("triggerPressed")}
        onKeyDown={closeOnEscape}
      >
        <span className="td-tooltip__mark" aria-hidden="true">
          i
        </span>
      </button>
      <span className="td-tooltip__bubble" id={id} role="tooltip" hidden={!open}>
        {children}
      </span>
    </span>
  );
}
