const names: Readonly<Record<string, string>> = {
  Mod: "Ctrl",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowRight: "→",
  ArrowLeft: "←",
};

/** The first of a command's keys, as people read them. @example shownKeys(["Mod+z"]) // "Ctrl+Z" */
export const shownKeys = ([first = ""]: readonly string[]): string =>
  first
    .split("+")
    .map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join("+");
