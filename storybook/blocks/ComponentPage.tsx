import { ArgTypes, HeaderMdx, Markdown, Source, Title, useOf } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import { Anatomy } from "./Anatomy.tsx";
import { BlockDetails } from "./BlockDetails.tsx";
import { blockOfComponent } from "./block-of.ts";
import { BlockLink } from "./BlockLink.tsx";
import { CriteriaTable, type CriteriaTableProps } from "./CriteriaTable.tsx";
import { DoDont, type DoDontProps } from "./DoDont.tsx";
import { Example } from "./Example.tsx";
import { KeyboardTable, type KeyboardTableProps } from "./KeyboardTable.tsx";
import { States, useStates } from "./States.tsx";
import { TokenTable } from "./TokenTable.tsx";
import { WordingTable, type WordingTableProps } from "./WordingTable.tsx";

/** What the page of a component says that its code and its stories do not. Texts are Markdown. */
export interface ComponentDocs extends DoDontProps {
  /** Its name, and what builders call it: `Checkbox (aankruisvak)`. */
  title: string;
  /** What it is for, and what it renders. */
  summary: string;
  /** When to use it, one item each. */
  use: readonly string[];
  /** When to use something else, and what. */
  avoid: readonly string[];
  /** A further part of the page, with code that a reader can paste. */
  more?: { heading: string; text: string; code?: string };
  /** What each key does; a sentence for a component without keys of its own. */
  keys: KeyboardTableProps["keys"] | string;
  /** How each criterion of WCAG 2.2 that concerns it is met, and what makes sure of it. */
  criteria: CriteriaTableProps["met"];
  /** Dutch words to use: what to write, what not, and why. */
  wording?: WordingTableProps["rows"];
  /** Its style sheets, whose tokens are listed; a sentence for a component without tokens. */
  theming: { css: string } | string;
  /** Mistakes that a picture cannot show. */
  mistakes?: readonly string[];
}

/**
 * The documentation page of a component, for the parameter `docs.page` of its stories: the text of `docs`, with what code and stories say.
 *
 * @example export const page = componentPage({ title: "Stars (sterren)", … }); // in Stars.docs.tsx
 */
export const componentPage = (docs: ComponentDocs) =>
  function ComponentPage(): ReactNode {
    const hasStates = useStates().length > 0;
    return (
      <>
        <Title>{docs.title}</Title>
        <Markdown>{docs.summary}</Markdown>
        <BlockOfStories />
        <Example />
        <Part heading="When to use">
          <List items={docs.use} />
        </Part>
        <Part heading="When not to use">
          <List items={docs.avoid} />
        </Part>
        <Part heading="Anatomy">
          <Anatomy />
        </Part>
        {hasStates && (
          <Part heading="States">
            <States />
          </Part>
        )}
        <Part heading="Properties">
          <ArgTypes of="story" />
        </Part>
        {docs.more && (
          <Part heading={docs.more.heading}>
            <Markdown>{docs.more.text}</Markdown>
            {docs.more.code !== undefined && <Source code={docs.more.code} language="tsx" />}
          </Part>
        )}
        <Part heading="Keyboard">
          {typeof docs.keys === "string" ? <Markdown>{docs.keys}</Markdown> : <KeyboardTable keys={docs.keys} />}
        </Part>
        <Part heading="Accessibility">
          <CriteriaTable met={docs.criteria} />
        </Part>
        {docs.wording && (
          <Part heading="Dutch wording">
            <WordingTable rows={docs.wording} />
          </Part>
        )}
        <Part heading="Theming">
          {typeof docs.theming === "string" ? (
            <Markdown>{docs.theming}</Markdown>
          ) : (
            <TokenTable css={docs.theming.css} />
          )}
        </Part>
        <Part heading="Do and don’t">
          <DoDont right={docs.right} wrong={docs.wrong} />
          {docs.mistakes && (
            <>
              <p>Avoid:</p>
              <List items={docs.mistakes} />
            </>
          )}
        </Part>
      </>
    );
  };

/** A part of the page below a heading with a link. */
function Part({ heading, children }: { heading: string; children: ReactNode }): ReactNode {
  const id = heading.toLowerCase().replaceAll("’", "").replaceAll(" ", "-");
  return (
    <>
      <HeaderMdx as="h2" id={id}>
        {heading}
      </HeaderMdx>
      {children}
    </>
  );
}

const List = ({ items }: { items: readonly string[] }): ReactNode => (
  <Markdown>{items.map((item) => `- ${item}`).join("\n")}</Markdown>
);

/** What builders need of the block: its settings on the page of its view, a link on the page of a component. */
function BlockOfStories(): ReactNode {
  const { title } = useOf("meta", ["meta"]).preparedMeta;
  const editable = blockOfComponent(title);
  if (!editable) return null;
  return title.startsWith("Blocks/") ? <BlockDetails editable={editable} /> : <BlockLink editable={editable} />;
}
