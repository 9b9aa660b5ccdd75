import type { ReactNode } from "react";
import { markSlot } from "./island.ts";

/** Props of {@link KeptSlot}. */
export interface KeptSlotProps {
  name: string;
  /** What the server drew in it. */
  content: readonly ChildNode[];
}

/**
 * Keeps what the server drew in a drop zone. React knows the element only: whatever stands in it, other islands included,
 * moves along when the block draws the zone somewhere else. Renders a `<div>`.
 */
export function KeptSlot({ name, content }: KeptSlotProps): ReactNode {
  const fill = (element: HTMLElement | null): void => {
    if (element?.firstChild === null) element.append(...content);
  };
  return <div {...markSlot(name)} ref={fill} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}
