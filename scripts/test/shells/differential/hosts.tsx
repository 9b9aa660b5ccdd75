// The script of the page on which all hosts render the same cases.
import { createRoot } from "react-dom/client";
import { blocks } from "../../../../packages/blocks/src/blocks.ts";
import { blockStories } from "../../../../packages/blocks/src/define/block-stories.tsx";
import { editors } from "../../../../packages/blocks/src/editors.ts";
import { hydrateBlocks } from "../../../../packages/site/src/islands/hydrate-blocks.tsx";
import { logToConsole as log } from "../../../../packages/site/src/ports/log.ts";
import { loadStylesheetIn } from "../../../../packages/site/src/ports/load-stylesheet.ts";
import { pagePorts } from "../../../../packages/site/src/ports/page-ports.ts";
import { createVisit } from "../../../../packages/site/src/ports/visit.ts";
import type { RawSettings } from "../../../../packages/ui/src/settings/parse-settings.ts";
import type { ComparedBlock, RenderedCase } from "./server.tsx";
import { snapshot } from "./snapshot.ts";

declare global {
  interface Window {
    /** Creates a block's LWC bundle with its drop zones filled. The script of the compiled pages defines it. */
    createBundle(blockName: string, settings: RawSettings): HTMLElement;
    hosts: Hosts;
  }
}

/** A case as the hosts rendered it. */
interface Comparison {
  title: string;
  expected: HTMLElement;
  actual: HTMLElement;
}

/** What a test can call on the page. */
export interface Hosts {
  /** Renders every case of a block in Storybook, in its bundle and, if asked for, on the site. */
  render(block: ComparedBlock, withSite: boolean): void;
  /** Descriptions of the first differences; empty if all hosts agree. */
  differences(): readonly string[];
}

const addContainer = (): HTMLElement => document.body.appendChild(document.createElement("div"));

let stories = 0;

/** Renders a block as Storybook does. */
function renderStory(name: string, settings: RawSettings): HTMLElement {
  const editable = editors.find(({ block }) => block.name === name);
  if (!editable) throw new Error(`There is no block ${name}.`);
  const container = addContainer();
  createRoot(container, { identifierPrefix: `t${(stories += 1)}-` }).render(blockStories(editable).render(settings));
  return container;
}

/** Renders a block in its LWC bundle. */
function renderBundle(name: string, settings: RawSettings): HTMLElement {
  const container = addContainer();
  container.append(window.createBundle(name, settings));
  return container;
}

function renderServerHtml(html: string): HTMLElement {
  const container = addContainer();
  container.innerHTML = html;
  return container;
}

/** The lines that only one of two lists has at its place, from the first difference on. */
function firstDifference(expected: readonly string[], actual: readonly string[]): string | undefined {
  const index = expected.findIndex((line, position) => line !== actual[position]);
  if (index < 0 && expected.length === actual.length) return undefined;
  const start = index < 0 ? expected.length : index;
  const show = (lines: readonly string[], mark: string): string =>
    lines
      .slice(start, start + 3)
      .map((line) => `\n  ${mark} ${line.slice(0, 600)}`)
      .join("");
  return show(expected, "-") + show(actual, "+");
}

let comparisons: Comparison[] = [];

/** Enough to find the cause of a failure. */
const maxDifferences = 8;

/** Reads what each host rendered once, because a story is compared with several hosts. */
function createReader(): (host: HTMLElement) => readonly string[] {
  const snapshots = new Map<HTMLElement, readonly string[]>();
  return (host) => {
    const lines = snapshots.get(host) ?? snapshot(host);
    snapshots.set(host, lines);
    return lines;
  };
}

/** A case on every host but Storybook, each to be compared with Storybook. */
function compareCase(name: string, { settings, respelled, html }: RenderedCase, withSite: boolean): Comparison[] {
  const title = `${name} with ${JSON.stringify(settings)}`;
  const expected = renderStory(name, settings);
  const compare = (host: string, actual: HTMLElement): Comparison => ({ title: `${host}: ${title}`, expected, actual });
  return [
    compare("bundle", renderBundle(name, settings)),
    ...(withSite ? [compare("site", renderServerHtml(html))] : []),
    ...(withSite && respelled ? [compare("respelled story", renderStory(name, respelled))] : []),
    ...(respelled ? [compare("respelled bundle", renderBundle(name, respelled))] : []),
  ];
}

window.hosts = {
  render({ name, cases }, withSite) {
    comparisons = cases.flatMap((each) => compareCase(name, each, withSite));
    if (withSite)
      hydrateBlocks(blocks, {
        ...pagePorts(window),
        loadStylesheet: loadStylesheetIn(window),
        log,
        quotation: createVisit(window).ports,
      });
  },
  differences() {
    const read = createReader();
    const found: string[] = [];
    for (const { title, expected, actual } of comparisons) {
      const difference = firstDifference(read(expected), read(actual));
      if (difference) found.push(title + difference);
      // While blocks are being rendered, nearly all differ, and to read them takes longer than to render them.
      if (found.length === maxDifferences) break;
    }
    return found;
  },
};
