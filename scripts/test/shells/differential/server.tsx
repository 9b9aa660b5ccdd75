// The local site's host: renders each case as the server does. Loaded through Vite, because Node cannot read JSX.
import { renderToStaticMarkup } from "react-dom/server";
import { blocks } from "../../../../packages/blocks/src/blocks.ts";
import type { Block } from "../../../../packages/blocks/src/define/block.ts";
import type { ContentComponent } from "../../../../packages/site/src/content/content-tree.ts";
import { serverPorts } from "../../../../packages/site/src/ports/server-ports.ts";
import { ContentView } from "../../../../packages/site/src/render/ContentView.tsx";
import { RenderingProvider, type PageRendering } from "../../../../packages/site/src/render/page-rendering.ts";
import { views } from "../../../../packages/site/src/render/views.tsx";
import type { RawSettings } from "../../../../packages/ui/src/settings/parse-settings.ts";
import { paragraphDefinition } from "../test-components.ts";
import { allRegions, casesOf, type Case } from "./cases.ts";

/** A case with what the server rendered for it. */
export interface RenderedCase extends Case {
  html: string;
}

/** A block as all hosts are to render it. */
export interface ComparedBlock {
  name: string;
  slots: readonly string[];
  /** Settings with which every drop zone is visible. */
  allRegions: RawSettings;
  /** The block in a content file, without settings and with its name as text in each drop zone. */
  component: ContentComponent;
  cases: readonly RenderedCase[];
}

const paragraph = (text: string): ContentComponent => ({
  id: "",
  definition: paragraphDefinition,
  attributes: { text },
  children: [],
});

const allViews = new Map(views).set(paragraphDefinition, ({ component }) => <p>{String(component.attributes.text)}</p>);

const componentOf = ({ definition, slots }: Block): ContentComponent => ({
  id: "",
  definition,
  attributes: {},
  children: slots.map((slot) => ({ type: "region", id: "", name: slot, children: [paragraph(slot)] })),
});

let prefixes = 0;

function render(component: ContentComponent, settings: RawSettings): string {
  const rendering: PageRendering = {
    views: allViews,
    ports: serverPorts({ basePath: "", path: "/", contents: undefined }),
    stylesheets: [],
    basePath: "",
    showsProblems: false,
    report: () => {},
    nextIdPrefix: () => `s${(prefixes += 1)}-`,
    scripts: new Set(),
    styles: new Set(),
  };
  return renderToStaticMarkup(
    <RenderingProvider value={rendering}>
      <ContentView component={{ ...component, attributes: settings }} />
    </RenderingProvider>,
  );
}

/** Every block with its cases. */
export const comparedBlocks = (): readonly ComparedBlock[] =>
  casesOf<Block>(blocks).map(([block, cases]) => {
    const component = componentOf(block);
    const rendered = cases.map((each) => ({ ...each, html: render(component, each.settings) }));
    return {
      name: block.name,
      slots: block.slots,
      allRegions: allRegions(block.properties),
      component,
      cases: rendered,
    };
  });
