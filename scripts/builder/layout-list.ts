import { layoutId } from "./content-id.ts";
import type { PageFiles } from "./page-files.ts";
import { readContents } from "./read-contents.ts";

/** Header and footer in the builder's list. */
export interface LayoutSummary {
  /** Its id, see {@link layoutId}. */
  view: string;
  title: string;
  /** Which pages have it. */
  path: string;
}

/** What is read of a theme. */
interface ThemeContent {
  contentBody: { layouts?: readonly { layoutId: string; layoutType: string }[] };
}

/** What is read of a page. */
interface ViewContent {
  contentBody: { themeLayoutType?: string };
}

const pageCount = (count: number): string => (count === 1 ? "op 1 pagina" : `op ${count} pagina's`);

/** The layouts of the theme: the one on most pages first. */
export async function listLayouts(files: PageFiles): Promise<LayoutSummary[]> {
  const [names, themes, views] = await Promise.all([
    files.names("themeLayout"),
    readContents<ThemeContent>(files, "theme"),
    readContents<ViewContent>(files, "view"),
  ]);
  const layouts = themes.flatMap(({ contentBody }) => contentBody.layouts ?? []);
  const countOf = (name: string): number => {
    const types = new Set(layouts.filter((layout) => layout.layoutId === name).map(({ layoutType }) => layoutType));
    return views.filter(({ contentBody }) => types.has(contentBody.themeLayoutType ?? "")).length;
  };
  return names
    .map((name) => ({ name, count: countOf(name) }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .map(({ name, count }) => ({ view: layoutId(name), title: "Kop en voet", path: pageCount(count) }));
}
