/**
 * Extracts the files of a guide: each code block below a line with only the name of its file.
 *
 * @param guide Markdown
 * @example filesFromGuide("`src/main.ts`:\n\n```ts\nstart();\n```\n"); // { "src/main.ts": "start();\n" }
 */
export function filesFromGuide(guide: string): Record<string, string> {
  const blocks = guide.matchAll(/^`(?<name>[^`\n]+)`:\n\n```\w+\n(?<code>.*?)^```$/gmsu);
  return Object.fromEntries([...blocks].map(({ groups = {} }) => [groups.name, groups.code]));
}
