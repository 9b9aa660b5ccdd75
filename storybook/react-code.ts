import * as ui from "@travel-design/ui";
import * as page from "@travel-design/ui/page";
import * as quotation from "@travel-design/quotation";
import { isKnownDefault } from "./known-props.ts";

/** Packages with components, by what one imports them as. */
const packages: ReadonlyMap<string, object> = new Map<string, object>([
  ["@travel-design/ui", ui],
  ["@travel-design/ui/page", page],
  ["@travel-design/quotation", quotation],
]);

/**
 * Adds the imports that an example needs, so that it can be pasted as it is.
 *
 * @param code JSX
 * @example withImports("<Button />"); // import { Button } from "@travel-design/ui"; …
 */
export function withImports(code: string): string {
  const names = [...new Set(Array.from(code.matchAll(/<([A-Z]\w*)/gu), ([, name = ""]) => name))].toSorted();
  const imported = new Set<string>();
  const lines: string[] = [];
  for (const [source, members] of packages) {
    const found = names.filter((name) => name in members && !imported.has(name));
    for (const name of found) imported.add(name);
    if (found.length > 0) lines.push(`import { ${found.join(", ")} } from "${source}";`);
  }
  return lines.length > 0 && !code.startsWith("import ") ? `${lines.join("\n")}\n\n${code}` : code;
}

/** How stories become code: without handlers, because those of a story only log, and without defaults. */
export const jsxOptions = {
  filterProps: (value: unknown, name: string): boolean =>
    typeof value !== "function" && value !== undefined && !isKnownDefault(name, value),
  maxInlineAttributesLineLength: 80,
  showDefaultProps: false,
};
