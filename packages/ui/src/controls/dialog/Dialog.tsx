import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { chainHandlers } from "../../internal/chain-handlers.ts";
import { classNames } from "../../internal/class-names.ts";
import { itself, useListener } from "../../internal/use-listener.ts";
import { useSharedRef } from "../../internal/use-shared-ref.ts";
import { dialogs, useMessages } from "../../messages/index.ts";

/** Props of {@link Dialog}; what is not named here goes to the `<dialog>`. */
export interface DialogProps extends Omit<ComponentProps<"dialog">, "open" | "onClose" | "title"> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when the visitor closes it with its button, Escape or a press beside it. Set `open` to false. */
  onClose: () => void;
  /** The heading, which is its accessible name. */
  title: ReactNode;
  /** The content. */
  children?: ReactNode;
  /** The buttons below it, the most important one first. */
  actions?: ReactNode;
}

const isOfMouse = (event: Event): event is MouseEvent => "clientX" in event;

/** Whether a press was on the backdrop: the browser dispatches it on the dialog, beyond its edges. */
function isBeside(dialog: Element | null, event: Event): boolean {
  if (!dialog || event.target !== dialog || !isOfMouse(event)) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}

/**
 * A question or a task above the page, which waits until it is closed. The focus moves into it and back to where it was.
 * Renders a modal `<dialog>`; `ref` is the dialog.
 */
export function Dialog({ open, onClose, title, children, actions, className, ref, ...native }: DialogProps): ReactNode {
  const dialog = useSharedRef(ref);
  const id = useId();
  const messages = useMessages(dialogs);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    // Neither jsdom nor Safari before 15.4 has modal dialogs.
    const isModal = typeof element.showModal === "function";
    if (isModal) element.showModal();
    else element.setAttribute("open", "");
    // Also before it is removed from the page, so that the browser moves the focus back.
    return () => (isModal ? element.close() : element.removeAttribute("open"));
  }, [dialog, open]);
  const isPressedBeside = useRef(false);
  useListener(dialog, itself, "mousedown", (event) => {
    isPressedBeside.current = isBeside(dialog.current, event);
  });
  // Not before the press ends, because the browser then moves the focus.
  useListener(
    dialog,
    itself,
    "click",
    (event) => isPressedBeside.current && isBeside(dialog.current, event) && onClose(),
  );
  return (
    <dialog
      {...native}
      ref={dialog}
      className={classNames("td-dialog", className)}
      aria-labelledby={id}
      onCancel={chainHandlers(native.onCancel, (event) => {
        // A file input inside it dispatches the same event.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      })}
      // A form with the method "dialog", and a second Escape in Chromium, close it without asking.
      onClose={() => open && !dialog.current?.open && onClose()}
    >
      <h2 className="td-dialog__title" id={id}>
        {title}
      </h2>
      <div className="td-dialog__content">{children}</div>
      {actions && <div className="td-dialog__actions">{actions}</div>}
      <button className="td-dialog__close" type="button" aria-label={messages.close} onClick={onClose}>
        ×
      </button>
    </dialog>
  );
}
