const folderOf = (line: string): string | undefined => /"\.\/controls\/([^/"]+)\//.exec(line)?.[1];

interface Listed {
  folder: string;
  /** The number of the line in the file. */
  at: number;
}

/** The lines that name a component's folder, in alphabetical order. Lines above them that break the order are left out. */
function alphabeticPart(lines: readonly string[]): Listed[] {
  const listed = lines.flatMap((line, at) => {
    const folder = folderOf(line);
    return folder ? [{ folder, at }] : [];
  });
  const descends = ({ folder }: Listed, index: number): boolean => folder < (listed[index - 1]?.folder ?? "");
  return listed.slice(Math.max(0, listed.findLastIndex(descends)));
}

/**
 * Adds a component's line to a list of components, in alphabetical order. Style sheets that others depend on come before the
 * alphabetical ones, and keep their position.
 *
 * @param text text of the file with the list
 * @param line names the component's folder, as in `"./controls/date-range/…"`
 */
export function insertLine(text: string, line: string): string {
  const lines = text.split("\n");
  const folder = folderOf(line) ?? "";
  const part = alphabeticPart(lines);
  const before = part.findLast((listed) => listed.folder < folder);
  const at = before ? before.at + 1 : (part[0]?.at ?? 0);
  return lines.toSpliced(at, 0, line).join("\n");
}
