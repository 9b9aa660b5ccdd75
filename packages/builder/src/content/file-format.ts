import { parseObject, type JsonObject } from "./json.ts";

/** How the text of a JSON file is laid out. */
export interface FileFormat {
  indent: string;
  lineBreak: "\n" | "\r\n";
  /** What follows the closing brace. */
  ending: string;
}

/** The layout of a file, so that saving changes nothing else. */
export const formatOf = (text: string): FileFormat => ({
  indent: /^\{\r?\n([ \t]+)/.exec(text)?.[1] ?? "  ",
  lineBreak: text.includes("\r\n") ? "\r\n" : "\n",
  ending: /\s*$/.exec(text)?.[0] ?? "",
});

/** The text of a content file. */
export const fileText = (file: JsonObject, { indent, lineBreak, ending }: FileFormat): string =>
  JSON.stringify(file, null, indent).replaceAll("\n", lineBreak) + ending;

/** A file with another content, in the layout that it has. The same text if the change returns the same object. */
export function changedText(text: string, change: (content: JsonObject) => JsonObject): string {
  const content = parseObject(text) ?? {};
  const changed = change(content);
  return changed === content ? text : fileText(changed, formatOf(text));
}
