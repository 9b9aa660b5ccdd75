import type { ReactNode } from "react";
import { Outline } from "./outline/Outline.tsx";
import { OutlineDivider, useOutlineHeight } from "./outline/OutlineDivider.tsx";
import { PropertyPanel } from "./PropertyPanel.tsx";
import { useSelectedId } from "../page-session/page-context.ts";
import { SelectionTools } from "./SelectionTools.tsx";
import { messages } from "../messages/index.ts";

/** The structure of the page above the settings of what is selected. */
export function SidePanel(): ReactNode {
  const [height, setHeight] = useOutlineHeight();
  const selectedId = useSelectedId();
  return (
    <aside className="org-builder-panel org-builder-side" aria-label={messages.places.outlineAndSettings}>
      <div className="org-builder-side__outline" style={{ flexBasis: `${height}%` }}>
        <h2 className="org-builder-panel__title">{messages.places.outline}</h2>
        <Outline />
        <SelectionTools />
      </div>
      <OutlineDivider height={height} onChange={setHeight} />
      {/* The settings of another component are shown from the top. */}
      <section
        key={selectedId}
        className="org-builder-side__settings"
        aria-label={messages.places.settings}
        data-panel=""
      >
        <PropertyPanel />
      </section>
    </aside>
  );
}
