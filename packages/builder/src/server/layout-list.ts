import type { EditableContent } from "../contract/responses.ts";
import { layoutId } from "./content-id.ts";
import type { PageFiles } from "./page-files.ts";
import { readContents } from "./read-contents.ts";

/** What is read of a theme. */
interface ThemeContent {
  contentBody: { layouts?: readonly { layoutId: string; layoutType: string }[] };
}

/** What is read of a page. */
interface ViewContent {
  title: string;
  contentBody: { themeLayoutType?: string };
}

const whereText = (titles: readonly string[]): string =>
  titles.length > 2 ? `op ${titles.length} pagina's` : `op ${titles.join(" en ") || "geen enkele pagina"}`;

/** The layouts of the theme: the one on most pages first. */
export async function listLayouts(files: PageFiles): Promise<EditableContent[]> {
  const [names, themes, views] = await Promise.all([
    files.names("themeLayout"),
    readContents<ThemeContent>(files, "theme"),
    readContents<ViewContent>(files, "view"),
  ]);
  const layouts = themes.flatMap(({ content }) => content.contentBody.layouts ?? []);
  const pagesOf = (name: string): string[] => {
    const types = new Set(layouts.filter((layout) => layout.layoutId === name).map(({ layoutType }) => layoutType));
    return views.flatMap(({ content: { title, contentBody } }) =>
      types.has(contentBody.themeLayoutType ?? "") ? [title] : [],
    );
  };
  return names
    .map((name) => ({ name, pages: pagesOf(name) }))
    .toSorted((a, b) => b.pages.length - a.pages.length || a.name.localeCompare(b.name))
    .map(({ name, pages }) => ({ view: layoutId(name), title: "Kop en voet", path: whereText(pages.toSorted()) }));
}
