import { Title } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import type { EditableBlock } from "../../packages/blocks/src/define/editor.ts";
import { Anatomy } from "./Anatomy.tsx";
import { BlockFacts } from "./BlockDetails.tsx";
import { componentOf } from "./block-of.ts";
import { Example } from "./Example.tsx";
import { PropertyTable } from "./PropertyTable.tsx";

/** The page of a block, from its definition and its words for builders. */
export function BlockPage({ editable }: { editable: EditableBlock }): ReactNode {
  const { block, editor } = editable;
  const component = componentOf(editable);
  return (
    <>
      <Title>
        <span lang="nl">{editor.label}</span>
      </Title>
      <p className="docs-lead" lang="nl">
        {editor.description}
      </p>
      <p>
        <BlockFacts editable={editable} />
        {component && (
          <>
            {" "}
            Its states, keys and accessibility are on the page of{" "}
            <a href={component.path} target="_top">
              {component.name}
            </a>
            .
          </>
        )}
      </p>
      <Example hasReactCode={false} />
      <h2>Properties</h2>
      <p>
        Site builders see the label and the help in Experience Builder, in this order. The name is the key in
        content.json.
      </p>
      <PropertyTable editable={editable} />
      {block.slots.length > 0 && (
        <>
          <h2>Drop zones</h2>
          <p>Names of the regions in content.json:</p>
          <SlotNames names={block.slots} />
        </>
      )}
      {block.isVisible && (
        <>
          <h2>Anatomy</h2>
          <Anatomy />
        </>
      )}
    </>
  );
}

function SlotNames({ names }: { names: readonly string[] }): ReactNode {
  const [first, last] = [names[0], names.at(-1)];
  return (
    <p>
      <code>{first}</code>
      {names.length > 1 && (
        <>
          {" "}
          to <code>{last}</code>
        </>
      )}
    </p>
  );
}
