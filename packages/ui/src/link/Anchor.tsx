import { createContext, createElement, use, type ComponentProps, type ComponentType, type ReactNode } from "react";

/** What renders a link on this site: a component that takes the props of an `<a>`, its `ref` included. */
export type LinkComponent = ComponentType<ComponentProps<"a"> & { href: string }> | "a";

/** What renders the links on this site. */
export const LinkElement = createContext<LinkComponent>("a");

/** A link to a resolved address. Renders an `<a>`, or the link of the host's router for an address on this site without `target` and `download`. */
export function Anchor(props: ComponentProps<"a">): ReactNode {
  const component = use(LinkElement);
  const { href = "", target, download } = props;
  const isPage = /^(?:#|\/(?!\/))/.test(href) && !(target || download);
  return isPage ? createElement(component, { ...props, href }) : createElement("a", props);
}
