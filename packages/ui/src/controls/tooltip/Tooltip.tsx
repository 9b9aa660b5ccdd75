import { useId, useLayoutEffect, useReducer, useRef, type ReactNode } from "react";
import { useOutsidePress } from "../../internal/use-outside-press.ts";
import { keepInView } from "./keep-in-view.ts";
import { tooltipReducer } from "./tooltip-state.ts";
import { useEscape } from "./use-escape.ts";

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
  const bubble = useRef<HTMLSpanElement>(null);
  const [state, send] = useReducer(tooltipReducer, "closed");
  const open = state !== "closed";

  useLayoutEffect(() => {
    if (open && bubble.current) keepInView(bubble.current);
  }, [open]);

  useOutsidePress(root, open, () => send("pressedElsewhere"));
  useEscape(root, open, () => send("escapePressed"));

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
      >
        <span className="td-tooltip__mark" aria-hidden="true">
          i
        </span>
      </button>
      <span ref={bubble} className="td-tooltip__bubble" id={id} role="tooltip" hidden={!open}>
        {children}
      </span>
    </span>
  );
}
