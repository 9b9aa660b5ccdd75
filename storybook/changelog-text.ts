/** The packages and the text of a note in `.changeset`. */
function readNote(note: string): string {
  const [, header = "", text = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/u.exec(note) ?? [];
  const packages = Array.from(header.matchAll(/"([^"]+)": (\w+)/gu), ([, name, size]) => `\`${name}\` (${size})`);
  return `- ${packages.join(", ")}: ${text.trim()}`;
}

/**
 * Joins what is not released yet and what is.
 *
 * @param notes texts of the files in `.changeset`
 * @param releases texts of the packages' `CHANGELOG.md`, each with a title of level 1
 */
export function changelogText(notes: readonly string[], releases: readonly string[]): string {
  const next = notes.length > 0 ? [`## Next release\n\n${notes.map(readNote).join("\n")}`] : [];
  // One level lower, because the page has a title of its own.
  return [...next, ...releases.map((text) => text.replace(/^#/gmu, "##"))].join("\n\n");
}
