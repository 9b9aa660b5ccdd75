import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../internal/class-names.ts";
import { Anchor } from "./Anchor.tsx";
import { useLink } from "./link-context.tsx";

/** Props of {@link Link}; other props go to the `<a>` or the `<span>`. */
export interface LinkProps extends Omit<ComponentProps<"a">, "href" | "ref"> {
  /** An https, mailto or tel address, a path from the root of the site, or an anchor. */
  address: string | undefined;
}

/** A link to an address. Renders an `<a>`, or a `<span>` with the same text if the address is not a valid link. */
export function Link({ address, className, style, children, ...native }: LinkProps): ReactNode {
  const href = useLink().href(address);
  if (href === undefined) {
    return (
      <span className={className} style={style}>
        {children}
      </span>
    );
  }
  return (
    <Anchor {...native} className={classNames("td-link", className)} style={style} href={href}>
      {children}
    </Anchor>
  );
}
