import { ArgTypes, Description, Title, useOf } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import { BlockPage } from "./BlockPage.tsx";
import { blockOfComponent } from "./block-of.ts";
import { Example } from "./Example.tsx";
import { States } from "./States.tsx";

/** The page of stories that have no page of their own: that of a block, or of a component. */
export function DocsPage(): ReactNode {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const name: unknown = preparedMeta.parameters["blockName"];
  const editable = typeof name === "string" ? blockOfComponent(name) : undefined;
  if (editable) return <BlockPage editable={editable} />;
  return (
    <>
      <Title />
      <Description />
      <Example hasReactCode={false} />
      <h2>States</h2>
      <States />
      <h2>Properties</h2>
      <ArgTypes of="story" />
    </>
  );
}
