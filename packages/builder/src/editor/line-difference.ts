/** A line that only one of two texts contains. */
export interface ChangedLine {
  sign: "-" | "+";
  text: string;
}

/** Lengths of the longest common sequences of what follows each pair of lines. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0));
  for (let a = before.length - 1; a >= 0; a -= 1) {
    for (let b = after.length - 1; b >= 0; b -= 1) {
      const row = lengths[a] ?? [];
      row[b] =
        before[a] === after[b]
          ? 1 + (lengths[a + 1]?.[b + 1] ?? 0)
          : Math.max(lengths[a + 1]?.[b] ?? 0, row[b + 1] ?? 0);
    }
  }
  return lengths;
}

/** The lines in which two texts differ. Lines at the start and the end that are equal are skipped first, which most are. */
export function lineDifference(before: string, after: string): readonly ChangedLine[] {
  let [left, right] = [before.split("\n"), after.split("\n")];
  const start = left.findIndex((line, index) => line !== right[index]);
  if (start < 0 && left.length === right.length) return [];
  left = left.slice(Math.max(start, 0));
  right = right.slice(Math.max(start, 0));
  while (left.length > 0 && left.at(-1) === right.at(-1)) {
    left.pop();
    right.pop();
  }
  const lengths = commonLengths(left, right);
  const lines: ChangedLine[] = [];
  let [a, b] = [0, 0];
  while (a < left.length || b < right.length) {
    const [text = "", other = ""] = [left[a], right[b]];
    if (a < left.length && b < right.length && text === other) {
      a += 1;
      b += 1;
    } else if (b >= right.length || (a < left.length && (lengths[a + 1]?.[b] ?? 0) >= (lengths[a]?.[b + 1] ?? 0))) {
      lines.push({ sign: "-", text });
      a += 1;
    } else {
      lines.push({ sign: "+", text: other });
      b += 1;
    }
  }
  return lines;
}
