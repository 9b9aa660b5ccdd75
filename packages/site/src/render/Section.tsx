import type { CSSProperties, ReactNode } from "react";
import type { ContentComponent } from "../content/content-tree.ts";
import { Region } from "./ContentView.tsx";
import { readSectionSettings } from "./section-settings.ts";
import "./Section.css";

/** A custom property on an element; the style type knows only standard ones. */
const style = (properties: Record<string, string | number>): CSSProperties => ({ ...properties });

/** The platform's section: columns on a twelve-part grid, over an optional picture. Renders a `<div>`. */
export function Section({ component }: { component: ContentComponent }): ReactNode {
  const { style: variables, columnWidths, hasImage } = readSectionSettings(component.attributes);
  return (
    <div className="td-site-section" style={style(variables)} data-image={hasImage || undefined}>
      <div className="td-site-section__columns">
        {component.children.map((region) => (
          <div
            key={region.id}
            className="td-site-section__column"
            style={style({ "--_span": columnWidths.get(region.name) ?? 12 })}
          >
            <Region region={region} />
          </div>
        ))}
      </div>
    </div>
  );
}
