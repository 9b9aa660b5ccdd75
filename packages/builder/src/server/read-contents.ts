import type { PageFiles } from "./page-files.ts";

/** A parsed content file. */
export interface ReadContent<Content> {
  /** Name of its folder. */
  name: string;
  content: Content;
}

/**
 * The parsed content files of a type. A file that is not valid JSON is left out, because the site check reports it with its line;
 * it may also be one that another program is writing at this moment.
 */
export async function readContents<Content>(files: PageFiles, type: string): Promise<ReadContent<Content>[]> {
  const names = await files.names(type);
  const contents = names.map(async (name): Promise<ReadContent<Content>[]> => {
    const { text } = await files.read(type, name);
    try {
      return [{ name, content: JSON.parse(text) }];
    } catch {
      return [];
    }
  });
  return (await Promise.all(contents)).flat();
}
