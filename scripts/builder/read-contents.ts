import type { PageFiles } from "./page-files.ts";

/** The parsed content files of a type. */
export async function readContents<Content>(files: PageFiles, type: string): Promise<Content[]> {
  const names = await files.names(type);
  return Promise.all(names.map(async (name): Promise<Content> => JSON.parse((await files.read(type, name)).text)));
}
