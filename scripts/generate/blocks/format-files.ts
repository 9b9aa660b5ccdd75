import { createRequire } from "node:module";

// Required, because under Vitest an import would resolve to Prettier's build for browsers.
const { format, resolveConfig }: typeof import("prettier") = createRequire(import.meta.url)("prettier");

/** Texts by path. */
export type Files = Readonly<Record<string, string>>;

const formatted = /\.(?:html|js|css|tsx?)$/;

async function formatFile(path: string, text: string): Promise<string> {
  if (!formatted.test(path)) return text;
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}

/** Formats files like the rest of the repository. */
export async function formatFiles(files: Files): Promise<Files> {
  const entries = Object.entries(files).map(async ([path, text]) => [path, await formatFile(path, text)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
