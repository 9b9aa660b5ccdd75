import type { ReactNode } from "react";
import type { ContentComponent } from "../content/content-tree.ts";
import { Region } from "./ContentView.tsx";
import { useRendering } from "./page-rendering.ts";
import { readSectionSettings } from "./section-settings.ts";

/** The platform's section: columns on a twelve-part grid, over an optional picture. Renders a `<div>`. */
export function Section({ component }: { component: ContentComponent }): ReactNode {
  const { attributes, children } = component;
  const { ports } = useRendering();
  const { style, imageUrl, directions } = readSectionSettings(attributes, ports.images ?? {});
  return (
    <div className="td-site-section" style={style} data-image={imageUrl ? true : undefined}>
      <div className="td-site-section__columns" {...directions}>
        {children.map((region) => (
          <div key={region.id} className="td-site-section__column">
            <Region region={region} />
          </div>
        ))}
      </div>
    </div>
  );
}
