import { createElement, type ReactNode } from "react";
import type { ContentComponent, ContentRegion } from "../content/content-tree.ts";
import { siteMessages } from "../messages.ts";
import { useRendering } from "./page-rendering.ts";
import { Problem } from "./Problem.tsx";

/** Renders a component of a content file with its content, or reports one that has no view. */
export function ContentView({ component }: { component: ContentComponent }): ReactNode {
  const View = useRendering().views.get(component.definition);
  return View ? (
    createElement(View, { component })
  ) : (
    <Problem>{siteMessages.unknownComponent(component.definition)}</Problem>
  );
}

/** Renders the content of a drop zone. */
export function Region({ region }: { region: ContentRegion }): ReactNode {
  return region.children.map((child, index) => <ContentView key={`${child.id}-${index}`} component={child} />);
}
