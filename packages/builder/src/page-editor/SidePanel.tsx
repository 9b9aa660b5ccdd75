import type { ReactNode } from "react";
import { Outline } from "./outline/Outline.tsx";
import { OutlineDivider, useOutlineHeight } from "./outline/OutlineDivider.tsx";
import { PropertyPanel } from "./PropertyPanel.tsx";
import { SelectionTools } from "./SelectionTools.tsx";
import { messages } from "../messages/index.ts";

/** The structure of the page above the settings of what is selected. */
export function SidePanel(): ReactNode {
  const [height, setHeight] = useOutlineHeight();
  return (
    <aside className="org-builder-panel org-builder-side" aria-label={messages.places.outlineAndSettings}>
      <div className="org-builder-side__outline" style={{ flexBasis: `${height}%` }}>
        <h2 className="org-builder-panel__title">{messages.places.outline}</h2>
        <Outline />
        <SelectionTools />
      </div>
      <OutlineDivider height={height} onChange={setHeight} />
      <section className="org-builder-side__settings" aria-label={messages.places.settings} data-panel="">
        <PropertyPanel />
      </section>
    </aside>
  );
}
