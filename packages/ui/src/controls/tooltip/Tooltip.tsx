import { useId, useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { chainHandlers } from "../../internal/chain-handlers.ts";
import { classNames } from "../../internal/class-names.ts";
import { useWarnings } from "../../internal/use-warnings.ts";
import { isOutside, useWindowListener } from "../../internal/use-listener.ts";

/** Distance between the bubble and the edges of the page, in pixels. */
const gap = 8;

/**
 * Places a visible bubble within the width of the page, by its custom properties `--_max-inline-size` and `--_shift`.
 *
 * Each layout on the way fits as well, because a phone stays zoomed out after a single layout that was too wide: first the
 * bubble is narrower than its button, then it begins at the edge of the page, and last it moves to its button.
 *
 * @example placeBubble(bubble); // bubble.style: --_max-inline-size: min(18rem, 359px); --_shift: -24px
 */
function placeBubble(bubble: HTMLElement): void {
  const { style, ownerDocument } = bubble;
  const pageWidth = ownerDocument.documentElement.clientWidth;
  const moveTo = (position: number): void => style.setProperty("--_shift", `${position - left}px`);
  bubble.removeAttribute("style");
  const { left } = bubble.getBoundingClientRect();
  moveTo(gap);
  style.setProperty("--_max-inline-size", `min(18rem, ${pageWidth - 2 * gap}px)`);
  moveTo(Math.max(gap, Math.min(left, pageWidth - gap - bubble.offsetWidth)));
}

/** Props of {@link Tooltip}; what is not named here goes to the `<button>`. */
export interface TooltipProps extends ComponentProps<"button"> {
  /** The accessible name of the button, for example "Uitleg bij bestemming". */
  label: string;
  /** The explanation: a sentence or two, nothing to click. */
  children: ReactNode;
}

/**
 * An explanation behind a small button: opens on hover, focus and press, stays while the pointer is on it, and closes
 * with Escape. It opens above the button, so that it does not cover the field below the label. Renders a `<span>` with a
 * `<button>`; `ref` is the button.
 */
export function Tooltip({ label, children, className, ...native }: TooltipProps): ReactNode {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [isPeeking, setPeeking] = useState(false);
  const [isPinned, setPinned] = useState(false);
  const open = isPeeking || isPinned;
  const dismiss = (): void => {
    setPeeking(false);
    setPinned(false);
  };

  useWarnings(() =>
    bubble.current?.querySelector("a, button, input, select, textarea")
      ? ["Tooltip contains an interactive element, which a keyboard cannot reach: place it on the page."]
      : [],
  );
  useLayoutEffect(() => {
    if (open && bubble.current) placeBubble(bubble.current);
    // A bubble above the screen is scrolled into view after a press, but not while the pointer only hovers.
    if (isPinned) bubble.current?.scrollIntoView({ block: "nearest" });
  }, [open, isPinned]);

  useWindowListener(root, "pointerdown", (event) => isOutside(event, root) && dismiss());
  // A tooltip that opened on hover has no focus, so the key may be pressed anywhere.
  useWindowListener(root, "keydown", (event) => {
    if (!open || !("key" in event) || event.key !== "Escape") return;
    dismiss();
    // A dialog around the tooltip would close too.
    event.preventDefault();
  });

  return (
    <span
      ref={root}
      className="td-tooltip"
      onPointerEnter={(event) => event.pointerType === "mouse" && setPeeking(true)}
      onPointerLeave={(event) => event.pointerType === "mouse" && setPeeking(false)}
    >
      <button
        {...native}
        className={classNames("td-tooltip__trigger", className)}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onFocus={chainHandlers(native.onFocus, ({ target }) => target.matches(":focus-visible") && setPeeking(true))}
        onBlur={chainHandlers(native.onBlur, dismiss)}
        // Hover or focus precedes the press that belongs to it, so the first press pins an open tooltip.
        onClick={chainHandlers(native.onClick, () => (isPinned ? dismiss() : setPinned(true)))}
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
