import { Canvas, Controls, Description, Source, useOf } from "@storybook/addon-docs/blocks";
import { type ComponentProps, type ReactNode, useState } from "react";
import { blockOfComponent } from "./block-of.ts";
import { contentJson } from "./content-json.ts";
import { Details } from "./Details.tsx";
import { formatHtml, storyHtml, type RenderableStory } from "./story-html.tsx";

/** A story of a file of stories, as an imported module has it. */
type StoryExport = ComponentProps<typeof Canvas>["of"];

/** Props of {@link Example}. */
export interface ExampleProps {
  /** The story. Undefined on a page that Storybook makes from stories: its first. */
  of?: StoryExport;
  /** Whether the React code is shown. It is not for blocks, which builders use without code. */
  hasReactCode?: boolean;
}

/** A story with its caption, with controls to change it, and the same as React code, as HTML and as a part of content.json, each ready to copy. A block that renders nothing visible has no HTML. */
export function Example({ of, hasReactCode = true }: ExampleProps): ReactNode {
  const { story } = useOf(of ?? "story", ["story"]);
  const name: unknown = story.parameters["blockName"];
  const editable = blockOfComponent(typeof name === "string" ? name : story.title);
  // Storybook reports an `of` that is undefined.
  const shown = of ? { of } : {};
  return (
    <>
      <Canvas {...shown} sourceState="none" />
      <div className="docs-caption">
        <Description of={of ?? "story"} />
      </div>
      <Details label="Controls">
        <Controls {...shown} />
      </Details>
      {hasReactCode && (
        <Details label="React">
          <Source {...shown} />
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
