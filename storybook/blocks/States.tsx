import { Canvas, Description, DocsContext, Source } from "@storybook/addon-docs/blocks";
import { useContext, useState, type ContextType, type ReactNode } from "react";
import { Details } from "./Details.tsx";

type Story = ReturnType<ContextType<typeof DocsContext>["componentStories"]>[number];

/** Storybook capitalizes each word of a name; our headings only start with a capital. */
const headingOf = ({ name }: Story): string => name.charAt(0) + name.slice(1).toLowerCase();

/** All stories of a component except the first, which is the example. */
export const useStates = (): Story[] => useContext(DocsContext).componentStories().slice(1);

/** The states of a component: each with its name and its caption. */
export function States(): ReactNode {
  return useStates().map((story) => (
    <section key={story.id} className="docs-state">
      <h3 id={`anchor--${story.id}`}>{headingOf(story)}</h3>
      <Description of={story.moduleExport} />
      <Demonstration story={story} />
    </section>
  ));
}

/** A story that needs a page of its own is loaded on demand, because it may move the focus; its code needs no page. */
function Demonstration({ story: { moduleExport, parameters } }: { story: Story }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  if (parameters["docs"]?.story?.inline !== false) return <Canvas of={moduleExport} />;
  return (
    <>
      <Details label="Open the example" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        {isOpen && <Canvas of={moduleExport} sourceState="none" />}
      </Details>
      <Details label="React">
        <Source of={moduleExport} />
      </Details>
    </>
  );
}
