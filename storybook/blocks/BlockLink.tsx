import type { ReactNode } from "react";
import type { EditableBlock } from "../../packages/blocks/src/define/editor.ts";
import { blockPath } from "./block-of.ts";

/** A sentence with the block of a component: its name in Experience Builder, and a link to its page. */
export const BlockLink = ({ editable }: { editable: EditableBlock }): ReactNode => (
  <p>
    In Experience Builder:{" "}
    <a href={blockPath(editable)} target="_top">
      {editable.editor.label}
    </a>
  </p>
);
