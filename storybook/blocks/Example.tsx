import { Anchor, Canvas, Controls, Description, Source, useOf } from "@storybook/addon-docs/blocks";
import { useState, type ReactNode } from "react";
import { blockOfComponent } from "./block-of.ts";
import { contentJson } from "./content-json.ts";
import { Details } from "./Details.tsx";
import { formatHtml, storyHtml, type RenderableStory } from "./story-html.tsx";

/** Props of {@link Example}. */
export interface ExampleProps {
  /** Whether the React code is shown. It is not for blocks, which builders use without code. */
  hasReactCode?: boolean;
}

/** The first story with its caption, with controls to change it, and the same as React code, as HTML and as a part of content.json, each ready to copy. A block that renders nothing visible has no HTML. */
export function Example({ hasReactCode = true }: ExampleProps): ReactNode {
  const { story } = useOf("story", ["story"]);
  const name: unknown = story.parameters["blockName"];
  const editable = blockOfComponent(typeof name === "string" ? name : story.title);
  return (
    <>
      <Anchor storyId={story.id}>
        <Canvas sourceState="none" />
        <div className="docs-caption">
          <Description of="story" />
        </div>
      </Anchor>
      <Details label="Controls">
        <Controls />
      </Details>
      {hasReactCode && (
        <Details label="React">
          <Source />
        </Details>
      )}
      {editable && (
        <Details label="content.json">
          <Source code={contentJson(editable)} language="json" />
        </Details>
      )}
      {editable?.block.isVisible !== false && <HtmlCode story={story} />}
    </>
  );
}

function HtmlCode({ story }: { story: RenderableStory }): ReactNode {
  const [html, setHtml] = useState("");
  const format = async (isOpen: boolean): Promise<void> => {
    if (isOpen && html === "") setHtml(await formatHtml(storyHtml(story)));
  };
  return (
    <Details label="HTML" onToggle={({ currentTarget }) => void format(currentTarget.open)}>
      {html !== "" && <Source code={html} language="html" />}
    </Details>
  );
}
