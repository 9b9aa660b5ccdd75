import type { ReactNode } from "react";
import { markSlot } from "./island.ts";

/** Props of {@link ServerSlot}. */
export interface ServerSlotProps {
  name: string;
  /** The nodes that the server rendered. */
  content: readonly ChildNode[];
}

/**
 * The content of a drop zone as the server rendered it. React knows the element only, so its content, other islands included,
 * moves along when the block renders the drop zone in another place. Renders a `<div>`.
 */
export function ServerSlot({ name, content }: ServerSlotProps): ReactNode {
  const fill = (element: HTMLElement | null): void => {
    if (element?.firstChild === null) element.append(...content);
  };
  return <div {...markSlot(name)} ref={fill} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}
