import type { ReactNode } from "react";
import type { EditableBlock } from "../../packages/blocks/src/define/editor.ts";
import { Details } from "./Details.tsx";
import { PropertyTable } from "./PropertyTable.tsx";

/** Where a block is in content files, and whether it needs JavaScript. */
export function BlockFacts({ editable: { block } }: { editable: EditableBlock }): ReactNode {
  return (
    <>
      <code>{block.definition}</code> in content.json.{" "}
      {block.canHydrate ? "Loads JavaScript only where its settings need it." : "Works without JavaScript."}
    </>
  );
}

/** What site builders need of a block on the page of its view: its name in Experience Builder, and its settings. */
export const BlockDetails = ({ editable }: { editable: EditableBlock }): ReactNode => (
  <>
    <p>
      In Experience Builder: <b lang="nl">{editable.editor.label}</b>. <BlockFacts editable={editable} />
    </p>
    <Details label="Settings for site builders">
      <PropertyTable editable={editable} />
    </Details>
  </>
);
