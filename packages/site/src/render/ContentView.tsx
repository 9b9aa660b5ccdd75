import { createElement, type ReactNode } from "react";
import type { ContentComponent, ContentRegion } from "../content/content-tree.ts";
import { Fault } from "./Fault.tsx";
import { siteMessages } from "../messages.ts";
import { useDrawing } from "./drawing.ts";

/** Draws a component of a content file, and what stands in it; in its place a notice where nothing draws it. */
export function ContentView({ component }: { component: ContentComponent }): ReactNode {
  const View = useDrawing().views.get(component.definition);
  return View ? (
    createElement(View, { component })
  ) : (
    <Fault>{siteMessages.unknownComponent(component.definition)}</Fault>
  );
}

/** Draws everything in a drop zone. */
export function Region({ region }: { region: ContentRegion }): ReactNode {
  return region.children.map((child, index) => <ContentView key={`${child.id}-${index}`} component={child} />);
}
