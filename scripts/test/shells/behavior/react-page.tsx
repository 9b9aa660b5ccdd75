// A page of the fixtures, rendered by React in the browser.
import { inMemoryPorts } from "@travel-design/quotation";
import { useState, type CSSProperties, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import "../../../../packages/blocks/src/style.css";
import { blocks } from "../../../../packages/blocks/src/blocks.ts";
import type { Block } from "../../../../packages/blocks/src/define/block.ts";
import { BlockView } from "../../../../packages/blocks/src/define/BlockView.tsx";
import type { BlockPorts, SlotContent } from "../../../../packages/blocks/src/define/rendering.ts";
import { readComponent, type ContentComponent } from "../../../../packages/site/src/content/content-tree.ts";
import { HostEvents } from "../../../../packages/ui/src/index.ts";
import "../../../../packages/ui/src/style.css";
import { fixtures } from "../fixtures.ts";
import { afterChangeDefinition, beforeChangeDefinition, paragraphDefinition } from "../test-components.ts";

const ports: BlockPorts = { quotation: inMemoryPorts(), log: console.warn };

/** What a component renders before or after the page changes. */
function renderComponent(component: ContentComponent, isChanged: boolean): ReactNode {
  const { definition, attributes, children, id } = component;
  if (definition === paragraphDefinition) {
    return (
      <p key={id} id={typeof attributes.id === "string" ? attributes.id : undefined}>
        {String(attributes.text)}
      </p>
    );
  }
  const slots = Object.fromEntries(
    children
      .map(({ name, children: content }) => [name, renderAll(content, isChanged)] as const)
      .filter(([, content]) => content.length > 0),
  );
  if (definition === beforeChangeDefinition) return isChanged ? undefined : Object.values(slots);
  if (definition === afterChangeDefinition) return isChanged ? Object.values(slots) : undefined;
  const block = blocks.find((each) => each.definition === definition);
  if (!block) throw new Error(`There is no block for ${definition}.`);
  return <HostedBlock key={id} block={block} settings={attributes} slots={slots} />;
}

const renderAll = (components: readonly ContentComponent[], isChanged: boolean): ReactNode[] =>
  components.map((component) => renderComponent(component, isChanged)).filter((content) => content !== undefined);

interface HostedBlockProps {
  block: Block;
  settings: ContentComponent["attributes"];
  slots: SlotContent;
}

/** A block in a host element, as on the site. */
function HostedBlock({ block, settings, slots }: HostedBlockProps): ReactNode {
  const [host, setHost] = useState<Element | null>(null);
  const style: CSSProperties | undefined = block.hasNoHostBox ? { display: "contents" } : undefined;
  const parsed = block.parse(settings);
  // A slot that is no longer shown keeps its content in the page's file.
  const isShown = ([name]: [string, ReactNode]): boolean => block.shownSlots?.(parsed).includes(name) ?? true;
  const shownSlots = Object.fromEntries(Object.entries(slots).filter(isShown));
  return (
    <div ref={setHost} id={block.anchor(parsed)} style={style}>
      <HostEvents node={host}>
        <BlockView block={block} settings={settings} ports={ports} slots={shownSlots} />
      </HostEvents>
    </div>
  );
}

const name = location.pathname.split("/").at(-1) ?? "";
const page = readComponent(fixtures[name]);
if (!page) throw new Error(`There is no page ${name}.`);

const root = createRoot(document.body.appendChild(document.createElement("div")));
let { attributes } = page;
const render = (isChanged: boolean): void =>
  flushSync(() => root.render(renderComponent({ ...page, attributes }, isChanged)));

window.changePage = (changes) => {
  attributes = { ...attributes, ...changes };
  render(true);
};
render(false);
