import type { ReactNode } from "react";
import type { EditableBlock } from "../../packages/blocks/src/define/editor.ts";
import { blockOfComponent } from "./block-of.ts";
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

/** Props of {@link BlockDetails}. */
export interface BlockDetailsProps {
  /** Name of the block: `hero`. */
  name: string;
}

/** What site builders need of a block on the page of its view: its name in Experience Builder, and its settings. */
export function BlockDetails({ name }: BlockDetailsProps): ReactNode {
  const editable = blockOfComponent(name);
  if (!editable) throw new Error(`There is no block "${name}": name it as in its definition.`);
  return (
    <>
      <p>
        In Experience Builder: <b lang="nl">{editable.editor.label}</b>. <BlockFacts editable={editable} />
      </p>
      <Details label="Settings for site builders">
        <PropertyTable editable={editable} />
      </Details>
    </>
  );
}
