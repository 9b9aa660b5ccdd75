import type { BlockComponent } from "@travel-design/blocks";
import { iconStylesheet } from "@travel-design/ui";
import type { CSSProperties, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { ContentComponent, ContentRegion } from "../content/content-tree.ts";
import { markIsland, markSlot } from "../islands/island.ts";
import { isLive, scriptOf } from "../islands/live-blocks.ts";
import { siteMessages } from "../messages.ts";
import { Region } from "./ContentView.tsx";
import { DrawingProvider, useDrawing, type Drawing } from "./drawing.ts";
import { Fault } from "./Fault.tsx";
import { withoutScript } from "./WithoutScript.tsx";

/** Props of {@link Block}. */
export interface BlockHostProps {
  /** The block's name in the catalogue. */
  name: string;
  block: BlockComponent;
  component: ContentComponent;
}

/** A block as HTML. */
interface DrawnBlock {
  /** Undefined for a block that could not be drawn. */
  html: string | undefined;
  idPrefix: string;
  /** What is wrong with it, in sentences. */
  problems: readonly string[];
}

/** Draws something by itself, so that one block that fails costs the page nothing else. */
const drawAlone = (drawing: Drawing, content: ReactNode, identifierPrefix = ""): string =>
  renderToString(<DrawingProvider value={drawing}>{content}</DrawingProvider>, { identifierPrefix });

/** What stands in a drop zone. In a block with a script it stays as it is drawn: the script keeps the element, not its content. */
function drawSlot(drawing: Drawing, region: ContentRegion, isKept: boolean): ReactNode {
  const content = <Region region={region} />;
  if (!isKept) return content;
  return <div {...markSlot(region.name)} dangerouslySetInnerHTML={{ __html: drawAlone(drawing, content) }} />;
}

/** Blocks whose icons are letters of the icon font. */
const hasFontIcons = (name: string): boolean => name === "promiseCard";

/** The style of a block's host. The part of a column is one of the row that it stands in, so its host makes no box. */
const hostStyleOf = (name: string): CSSProperties | undefined =>
  name === "column" ? { display: "contents" } : undefined;

/** Notes which files of the site the page needs for a block. */
function requestFiles(name: string, live: boolean, { scripts, styles }: Drawing): void {
  const script = live && scriptOf(name);
  if (script) scripts.add(script);
  if (hasFontIcons(name)) styles.add(`/sfsites/c/resource/${iconStylesheet}`);
}

function drawBlock({ name, block: Drawn, component }: BlockHostProps, live: boolean, drawing: Drawing): DrawnBlock {
  const { attributes, children } = component;
  const idPrefix = drawing.nextIdPrefix();
  const problems: string[] = [];
  const log = (problem: string): void => void problems.push(siteMessages.blockProblem(problem));
  try {
    const slots = Object.fromEntries(children.map((region) => [region.name, drawSlot(drawing, region, live)]));
    const block = <Drawn attributes={attributes} ports={{ ...drawing.ports, log }} slots={slots} />;
    return { html: drawAlone(drawing, block, idPrefix), idPrefix, problems };
  } catch (error) {
    const reason = siteMessages.failedBlock(name, error instanceof Error ? error.message : String(error));
    return { html: undefined, idPrefix, problems: [reason] };
  }
}

/** A block of the catalogue in a host of its own, on which it raises its events as it does on a shell. Renders a `<div>`. */
export function Block(props: BlockHostProps): ReactNode {
  const { attributes } = props.component;
  const { name } = props;
  const drawing = useDrawing();
  const live = isLive(name, attributes);
  const { html, idPrefix, problems } = drawBlock(props, live, drawing);
  requestFiles(name, live, drawing);
  const Instead = withoutScript[name];
  const needsScript = Instead && { "data-td-needs-script": true };
  const mark = live && markIsland({ name, attributes, idPrefix });
  return [
    ...problems.map((problem) => <Fault key={problem}>{problem}</Fault>),
    Instead && <Instead key="instead" />,
    html !== undefined && (
      <div
        key="block"
        className="td-block-host"
        style={hostStyleOf(name)}
        {...needsScript}
        {...mark}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    ),
  ];
}
