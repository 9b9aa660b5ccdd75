import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";
import { Anchor, isValidLink, useLink } from "../../link/index.ts";
import { actions, useMessages } from "../../messages/index.ts";

/** Points to where a forward button leads. Renders an `<svg>` that readers skip. */
function Chevron(): ReactNode {
  return (
    <svg className="td-button__icon" viewBox="0 0 8 14" width="8" height="14" aria-hidden="true">
      <path d="M1 1l6 6-6 6" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

/** The props of both: tools that document components cannot read a union. */
interface AnyButtonProps {
  /** The text, unless children are given. @default "Klik hier" */
  label?: string | undefined;
  /** How much it asks for attention. @default "primary" */
  variant?: "primary" | "secondary" | "dark" | "outline" | undefined;
  /** How large it is; `mobile` is as wide as its container. @default "md" */
  size?: "mobile" | "sm" | "md" | "lg" | undefined;
  /** As wide as its container. @default false */
  fullWidth?: boolean | undefined;
  /** Leads on to a next page or step. @default false */
  forward?: boolean | undefined;
  /** Shows a chevron; only a forward button has one. @default false */
  icon?: boolean | undefined;
  /**
   * Makes it a link, an `<a>` or the link of the router that `LinkProvider` names: an https, mailto or tel address, a path from the root of the site, or an anchor. With any
   * other the link is disabled.
   */
  href?: string | undefined;
  /** Takes it out of use. A link stays readable, and cannot be followed or get focus. @default false */
  disabled?: boolean | undefined;
  /** Where a click on a button goes: an address as `href` takes it. Others are not followed. */
  redirectUrl?: string | undefined;
  /** The host's own way to go to `redirectUrl`; without it the page's location changes. */
  onNavigate?: ((url: string) => void) | undefined;
}

/** Props of {@link Button}; what is not named here goes to the `<button>`. */
export interface ButtonProps extends AnyButtonProps, Omit<ComponentProps<"button">, keyof AnyButtonProps> {
  href?: undefined;
}

/** Props of a {@link Button} that is a link unless its address is undefined; what is not named here goes to the `<a>`. */
export interface ButtonLinkProps
  extends Omit<AnyButtonProps, "redirectUrl" | "onNavigate">, Omit<ComponentProps<"a">, keyof AnyButtonProps> {
  href: string | undefined;
}

/** Whether the props are those of a link: one without an address is a button. */
const isLink = <Props extends { href?: string | undefined }>(
  props: Props,
): props is Extract<Props, { href: string | undefined }> => props.href !== undefined;

/**
 * Something to press, or with `href` a link that looks like it. Renders a `<button>`, by default of type `button`, or an
 * `<a>`; `ref` is that element.
 */
export function Button(props: ButtonLinkProps): ReactNode;
export function Button(props: ButtonProps): ReactNode;
export function Button(props: AnyButtonProps & (ButtonProps | ButtonLinkProps)): ReactNode {
  const messages = useMessages(actions);
  const { label, variant = "primary", size = "md", fullWidth, forward, icon, ...others } = props;
  const { className: ownersClassName, children, ...attributes } = others;
  const { href: resolve } = useLink();
  const look = {
    className: classNames(
      `td-button btn btn-${variant} btn-${size}`,
      fullWidth && "btn-full",
      forward && "btn-forward",
      ownersClassName,
    ),
    "data-variant": variant,
    "data-size": size,
    "data-full-width": fullWidth || undefined,
  };
  const content = (
    <>
      {children ?? (label || messages.buttonLabel)}
      {forward && icon && <Chevron />}
    </>
  );
  if (isLink(attributes)) {
    const { href, disabled, onClick, ...native } = attributes;
    const address = disabled ? undefined : resolve(href);
    // A link cannot be disabled in HTML. Without an address it is a placeholder, which ARIA describes as a disabled link.
    const state = address ? { href: address, onClick } : ({ role: "link", "aria-disabled": true } as const);
    return (
      <Anchor {...native} {...state} {...look}>
        {content}
      </Anchor>
    );
  }
  const { redirectUrl, onNavigate, onClick, type = "button", ...native } = attributes;

  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !redirectUrl || !isValidLink(redirectUrl)) return;
    if (onNavigate) onNavigate(redirectUrl);
    else event.currentTarget.ownerDocument.location.assign(redirectUrl);
  };
  return (
    <button {...native} {...look} type={type} onClick={press}>
      {content}
    </button>
  );
}
