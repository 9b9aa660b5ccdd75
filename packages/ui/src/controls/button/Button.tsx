import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";
import { isValidLink } from "../../link/index.ts";
import { controls, useMessages } from "../../messages/index.ts";
import { Chevron } from "./Chevron.tsx";

/** Props of {@link Button}; what is not named here goes to the `<button>`. */
export interface ButtonProps extends ComponentProps<"button"> {
  /** The text, unless children are given. */
  label?: string | undefined;
  /** How much it asks for attention. */
  variant?: "primary" | "secondary" | "dark" | "outline" | undefined;
  size?: "mobile" | "sm" | "md" | "lg" | undefined;
  /** As wide as its container. */
  fullWidth?: boolean | undefined;
  /** Leads on to a next page or step. */
  forward?: boolean | undefined;
  /** Shows a chevron; only a forward button has one. */
  icon?: boolean | undefined;
  /** Where a click goes: an https, mailto or tel address, a path from the root of the site, or an anchor. Others are not followed. */
  redirectUrl?: string | undefined;
  /** The host's own way to go to an address; without it the page's location changes. */
  onNavigate?: ((url: string) => void) | undefined;
}

/** Something to press. Renders a `<button>`, of type `button` unless told otherwise; `ref` is the button. */
export function Button(props: ButtonProps): ReactNode {
  const messages = useMessages(controls);
  const { label = messages.buttonLabel, variant = "primary", size = "md", fullWidth, forward, icon, ...others } = props;
  const { redirectUrl, onNavigate, className, children, onClick, type = "button", ...native } = others;

  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !redirectUrl || !isValidLink(redirectUrl)) return;
    if (onNavigate) onNavigate(redirectUrl);
    else event.currentTarget.ownerDocument.location.assign(redirectUrl);
  };
  return (
    <button
      {...native}
      type={type}
      className={classNames(
        `btn btn-${variant} btn-${size}`,
        fullWidth && "btn-full",
        forward && "btn-forward",
        className,
      )}
      onClick={press}
    >
      {children ?? label}
      {forward && icon && <Chevron />}
    </button>
  );
}
