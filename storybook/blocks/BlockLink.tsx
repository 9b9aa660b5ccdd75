import type { ReactNode } from "react";
import { blockOfComponent, blockPath } from "./block-of.ts";

/** Props of {@link BlockLink}. */
export interface BlockLinkProps {
  /** Title of the component's stories: `Controls/Dropdown`. */
  title: string;
}

/** A sentence with the block of a component: its name in Experience Builder, and a link to its page. Nothing for other components. */
export function BlockLink({ title }: BlockLinkProps): ReactNode {
  const editable = blockOfComponent(title);
  if (!editable) return null;
  return (
    <p>
      In Experience Builder:{" "}
      <a href={blockPath(editable)} target="_top">
        {editable.editor.label}
      </a>
    </p>
  );
}
