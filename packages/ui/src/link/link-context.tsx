import { createContext, use, type ReactNode } from "react";
import { showValue } from "../internal/show-value.ts";
import { isValidLink } from "./link-rules.ts";

/** Bundlers replace `process.env.NODE_ENV`, as they do for React. */
declare const process: { env: { NODE_ENV?: string } };

/** Turns an address that a site builder typed into the address that the host uses for it. */
type ResolveAddress = (address: string) => string;

const LinkContext = createContext<ResolveAddress>((address) => address);

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** For example adds the base path of the site. Only called with valid addresses. Keep it the same function between renders. */
  resolveAddress: ResolveAddress;
  children: ReactNode;
}

/** Sets how the host resolves the addresses of all links below it. Renders no element. */
export function LinkProvider({ resolveAddress, children }: LinkProviderProps): ReactNode {
  return <LinkContext value={resolveAddress}>{children}</LinkContext>;
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
  const resolveAddress = use(LinkContext);
  return { href: (address) => (isValidLink(address) ? resolveAddress(address) : reportInvalid(address)) };
}
