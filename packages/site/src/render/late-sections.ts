import { findComponent, type ContentComponent } from "../content/content-tree.ts";
import { definitionOf } from "./views.tsx";

/** Sections that may be in the first view of a large screen. */
const firstSections = 2;

/**
 * The sections of a page that a visitor sees only after scrolling: those after the first two, and after the request form. The
 * browser skips their layout until they come near the screen.
 */
export function lateSections(view: ContentComponent): ReadonlySet<ContentComponent> {
  const sections = view.children.flatMap(({ name, children }) => (name === "content" ? children : []));
  const form = sections.findIndex((section) => findComponent(section, definitionOf({ name: "quotationForm" })));
  return new Set(sections.slice(Math.max(firstSections, form + 1)));
}
