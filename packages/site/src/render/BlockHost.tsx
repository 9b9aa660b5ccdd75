import { bundleName, ParsedBlockView, settingLine, type Block, type ParsedSettings } from "@travel-design/blocks";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { ContentComponent, ContentRegion } from "../content/content-tree.ts";
import { markIsland, markSlot } from "../islands/island.ts";
import { scriptOf } from "../islands/block-scripts.ts";
import { formWithoutScript, siteMessages } from "../messages.ts";
import { Region } from "./ContentView.tsx";
import { RenderingProvider, useRendering, type PageRendering } from "./page-rendering.ts";
import { Problem } from "./Problem.tsx";

/** Props of {@link BlockHost}. */
export interface BlockHostProps {
  block: Block;
  component: ContentComponent;
}

/** A block as HTML. */
interface RenderedBlock {
  /** Undefined for a block that failed to render. */
  html: string | undefined;
  idPrefix: string;
  /** Why it failed. */
  problem: string;
}

/** Renders something by itself, so that one block that fails does not take the page with it. */
const renderAlone = (rendering: PageRendering, content: ReactNode, identifierPrefix = ""): string =>
  renderToString(<RenderingProvider value={rendering}>{content}</RenderingProvider>, { identifierPrefix });

/** The content of a drop zone. In a block that hydrates, React keeps the element and leaves its content alone. */
function renderSlot(rendering: PageRendering, region: ContentRegion, isKept: boolean): ReactNode {
  const content = <Region region={region} />;
  if (!isKept) return content;
  return <div {...markSlot(region.name)} dangerouslySetInnerHTML={{ __html: renderAlone(rendering, content) }} />;
}

/** Collects the files that the page needs for a block. */
function collectFiles(block: Block, isInteractive: boolean, { scripts, styles }: PageRendering): void {
  const script = isInteractive && scriptOf(block);
  if (script) scripts.add(script);
  for (const path of block.stylesheets) styles.add(`/sfsites/c/resource/${path}`);
}

function renderBlock(
  { block, component: { children } }: BlockHostProps,
  settings: ParsedSettings,
  isInteractive: boolean,
  rendering: PageRendering,
): RenderedBlock {
  const idPrefix = rendering.nextIdPrefix();
  try {
    const slots = Object.fromEntries(
      children.map((region) => [region.name, renderSlot(rendering, region, isInteractive)]),
    );
    const view = <ParsedBlockView block={block} settings={settings} ports={rendering.ports} slots={slots} />;
    return { html: renderAlone(rendering, view, idPrefix), idPrefix, problem: "" };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const problem = siteMessages.failedBlock(bundleName(block.name), reason);
    rendering.report(problem);
    return { html: undefined, idPrefix, problem };
  }
}

/** A block in a host element of its own, on which it dispatches its events as it does on its LWC bundle. Renders a `<div>`. */
export function BlockHost(props: BlockHostProps): ReactNode {
  const { block, component } = props;
  const rendering = useRendering();
  const settings = block.parse(component.attributes, (property, reason) =>
    rendering.ports.log(settingLine(block, property, reason)),
  );
  const isInteractive = block.hydrates(settings);
  const { html, idPrefix, problem } = renderBlock(props, settings, isInteractive, rendering);
  collectFiles(block, isInteractive, rendering);
  return [
    problem && <Problem key="problem">{problem}</Problem>,
    block.needsScript && (
      <noscript key="no-script">
        <p className="td-no-script">{formWithoutScript}</p>
      </noscript>
    ),
    html !== undefined && (
      <div
        key="block"
        id={block.anchor(settings)}
        className="td-block-host"
        style={block.hasNoHostBox ? { display: "contents" } : undefined}
        data-td-needs-script={block.needsScript || undefined}
        {...(isInteractive && markIsland({ name: block.name, settings, idPrefix }))}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    ),
  ];
}
