// The codes of documentation pages, type-checked as a reader would paste them: each is a file, exactly as it is shown.
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Page } from "playwright";

/** A code of a documentation page, by its path in a folder of all codes: the id of the page, and the name of the file. */
export type Code = readonly [path: string, text: string];

const repository = resolve(import.meta.dirname, "../../..");
const folder = join(repository, ".artefacts/codes");

/** Without the types of Vite, whose style sheets may have any name; one guide imports the text of a sheet. */
const declarations = 'declare module "*?inline" {\n  const text: string;\n  export default text;\n}\n';
/** A strict project that has the built types of our packages, because it does not know the condition "source". */
const tsconfig = {
  compilerOptions: {
    target: "es2023",
    lib: ["es2023", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    moduleDetection: "force",
    jsx: "react-jsx",
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noUncheckedSideEffectImports: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
  },
};

/** Opens all codes of the shown documentation page, which Storybook loads one by one. */
async function openCodes(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const toggle of document.querySelectorAll<HTMLElement>(".docblock-code-toggle")) toggle.click();
  });
  await page.waitForFunction(() => {
    const expected = document.querySelectorAll(".docblock-code-toggle, .docblock-source").length;
    return document.querySelectorAll("pre.prismjs").length >= expected;
  });
}

/** The codes in TypeScript of the shown documentation page. A block below a line with only the name of a file has that name. */
export async function readCodes(page: Page, id: string): Promise<Code[]> {
  await openCodes(page);
  const codes = await page.locator("pre.prismjs").evaluateAll((elements) =>
    elements.map((element, index) => {
      const [, language = ""] = /language-(\w+)/u.exec(element.firstElementChild?.className ?? "") ?? [];
      const block = element.closest("pre:not(.prismjs)") ?? element.closest(".docblock-source");
      const [, name] = /^([\w./-]+\.tsx?):$/u.exec(block?.previousElementSibling?.textContent ?? "") ?? [];
      return { name: name ?? (/^[jt]sx$/u.test(language) && `${index}.tsx`), text: element.textContent };
    }),
  );
  return codes.flatMap(({ name, text }) => (name ? [[`${id}/${name}`, text] as const] : []));
}

/** A file of Storybook's build, which has another name after the next change: `/assets/fjord-960-DdzXcWcw.webp`. */
const builtFile = /[\w./-]*\/assets\/[\w.-]+-[\w-]{8}\.\w+/u;

const findBuiltFiles = (codes: readonly Code[]): string[] =>
  codes.flatMap(([path, text]) => {
    const [file] = builtFile.exec(text) ?? [];
    return file === undefined ? [] : [`${path}: ${file} is a file of the build. Give the picture a name of its own.`];
  });

/** Type-checks all codes in one run. @returns the errors, each with the file in the folder of codes */
export function findCodeErrors(codes: readonly Code[]): string[] {
  rmSync(folder, { recursive: true, force: true });
  const files: Code[] = [...codes, ["vite.d.ts", declarations], ["tsconfig.json", JSON.stringify(tsconfig)]];
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const tsc = join(repository, "node_modules/typescript/bin/tsc");
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, "-p", ".", "--pretty", "false"], {
    cwd: folder,
    encoding: "utf8",
  });
  const lines = stdout.split("\n").filter((line) => /error TS/u.test(line));
  if (codes.length === 0 || (status !== 0 && lines.length === 0))
    throw new Error(`Nothing was checked: ${stdout}${stderr}`);
  // Sources of a package without built types have errors of their own under these options.
  return [...lines.filter((line) => !line.startsWith("..")), ...findBuiltFiles(codes)];
}
