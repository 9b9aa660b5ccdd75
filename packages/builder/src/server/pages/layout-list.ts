import type { EditableContent } from "../../contract/responses.ts";
import { isObject, listOf, textOf } from "../../content/json.ts";
import type { SiteStore } from "../store/site-store.ts";
import { layoutId } from "./content-id.ts";
import { bodyOf, readContents } from "./read-contents.ts";
import { messages } from "../../messages/index.ts";

/** The layouts of the theme: the one on most pages first. */
export function listLayouts(store: SiteStore): Omit<EditableContent, "hasDraft">[] {
  const views = readContents(store, "view");
  const layouts = readContents(store, "theme")
    .flatMap(({ content }) => listOf(bodyOf(content).layouts))
    .filter(isObject);
  const pagesOf = (name: string): string[] => {
    const types = new Set(layouts.filter((layout) => layout.layoutId === name).map(({ layoutType }) => layoutType));
    return views
      .filter(({ content }) => types.has(bodyOf(content).themeLayoutType))
      .map(({ name: view, content }) => textOf(content?.title) || view);
  };
  return store
    .names("themeLayout")
    .map((name) => ({ name, pages: pagesOf(name) }))
    .toSorted((a, b) => b.pages.length - a.pages.length || a.name.localeCompare(b.name))
    .map(({ name, pages }) => ({
      view: layoutId(name),
      title: messages.places.headerAndFooter,
      path: messages.pages.onPages(pages.toSorted()),
    }));
}
