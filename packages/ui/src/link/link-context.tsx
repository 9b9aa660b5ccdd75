import { createContext, use, type ReactNode } from "react";
import { showValue } from "../internal/show-value.ts";
import { LinkElement, type LinkComponent } from "./Anchor.tsx";
import { isValidLink } from "./link-rules.ts";

/** Bundlers replace `process.env.NODE_ENV`, as they do for React. */
declare const process: { env: { NODE_ENV?: string } };

/** Turns an address that a site builder typed into the address that the host uses for it. */
type ResolveAddress = (address: string) => string;

const AddressContext = createContext<ResolveAddress>((address) => address);

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** For example adds the base path of the site. Only called with valid addresses. Keep it the same function between renders. */
  resolveAddress?: ResolveAddress | undefined;
  /**
   * The link of your router, for addresses on this site: those that start with `/` or `#` once they are resolved. Others, and
   * links with `target` or `download`, are plain `<a>` elements. Define it outside components.
   *
   * @example ({ href, ...props }) => <Link to={href} {...props} />
   */
  component?: LinkComponent | undefined;
  children: ReactNode;
}

/** Sets how the host resolves and renders all links below it. What it does not set stays that of the provider around it. Renders no element. */
export function LinkProvider({
  resolveAddress = use(AddressContext),
  component = use(LinkElement),
  children,
}: LinkProviderProps): ReactNode {
  return (
    <AddressContext value={resolveAddress}>
      <LinkElement value={component}>{children}</LinkElement>
    </AddressContext>
  );
}

/** What {@link useLink} returns. */
export interface LinkResolver {
  /** The `href` of a link to an address; undefined unless the address is a valid link. */
  href(address: unknown): string | undefined;
}

const reported = new Set<unknown>();

/** Warns developers once per invalid address. A missing address is not reported. */
function reportInvalid(address: unknown): undefined {
  if (process.env.NODE_ENV === "production" || !address || reported.has(address)) return undefined;
  reported.add(address);
  console.warn(
    `[travel-design] The link to ${showValue(address)} is disabled: an address starts with /, #, https://, mailto: or tel:.`,
  );
}

/**
 * Resolves addresses for links. Without a {@link LinkProvider}, a valid address stays as it is.
 *
 * @example useLink().href("/contact"); // "/contact"
 * @example useLink().href("javascript:alert(1)"); // undefined
 */
export function useLink(): LinkResolver {
  const resolveAddress = use(AddressContext);
  return { href: (address) => (isValidLink(address) ? resolveAddress(address) : reportInvalid(address)) };
}
