import { useOf } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import { partsIn, type Part } from "./parts-in.ts";
import { storyHtml } from "./story-html.tsx";

/** The elements of a component and their class names, read from the HTML of its first story. Renders nested lists. */
export function Anatomy(): ReactNode {
  const { story } = useOf("story", ["story"]);
  const { body } = new DOMParser().parseFromString(storyHtml(story), "text/html");
  const parts = partsIn(body);
  return parts.length > 0 ? (
    <div className="docs-anatomy">
      <Parts parts={parts} />
    </div>
  ) : (
    <p>Its elements have no class names: their container styles them.</p>
  );
}

function Parts({ parts }: { parts: readonly Part[] }): ReactNode {
  if (parts.length === 0) return null;
  return (
    <ul>
      {parts.map(({ element, className, content }) => (
        <li key={className}>
          <code>{`<${element}>`}</code> <code>.{className}</code>
          <Parts parts={content} />
        </li>
      ))}
    </ul>
  );
}
