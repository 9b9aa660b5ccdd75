// Adds a component to the conformance suite, which tests what every component of the library promises.
import { insertText } from "./insert-text.ts";
import type { Names } from "./names.ts";
import { UsageError } from "./usage-error.ts";

const importList = /import \{([^}]*)\} from "\.\.\/\.\.\/\.\.\/index\.ts";/;

/**
 * Adds a component to the table of components without a value.
 *
 * @param file named in messages
 * @param text of the file with the table
 * @throws UsageError if the file is not written as expected
 */
export function registerComponent(file: string, text: string, { pascal }: Names): string {
  const [, imported] = importList.exec(text) ?? [];
  if (imported === undefined)
    throw new UsageError(
      `${file} does not import from index.ts. Nothing was written; update scripts/new/register-component.ts.`,
    );
  const names = [...imported.split(",").map((name) => name.trim()), pascal].filter(Boolean).toSorted();
  const entry = `  { name: "${pascal}", create: (props) => <${pascal} {...props}>Inhoud</${pascal}> },\n`;
  const withImport = text.replace(importList, `import { ${names.join(", ")} } from "../../../index.ts";`);
  return insertText(file, withImport, { before: /^ {2}\.\.\.layoutBlocks,$/ }, entry);
}
