import type { ComponentProps, ReactNode } from "react";
import type { ContentComponent } from "../content/content-tree.ts";
import { Region } from "./ContentView.tsx";
import { useRendering } from "./page-rendering.ts";
import { readSectionSettings } from "./section-settings.ts";

/** Props of {@link Section}: also those of its element. */
export interface SectionProps extends Omit<ComponentProps<"div">, "children" | "className" | "style"> {
  component: ContentComponent;
}

/** The platform's section: columns on a twelve-part grid, over an optional picture. Renders a `<div>`. */
export function Section({ component, ...props }: SectionProps): ReactNode {
  const { attributes, children } = component;
  const { ports } = useRendering();
  const { style, imageUrl, directions } = readSectionSettings(attributes, ports.images ?? {});
  return (
    <div {...props} className="td-site-section" style={style} data-image={imageUrl ? true : undefined}>
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
