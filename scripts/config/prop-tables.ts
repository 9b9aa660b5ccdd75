// The props of every component as Markdown, for those who have the package and not this repository's Storybook.
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { builtinResolvers, makeFsImporter, parse, type Documentation } from "react-docgen";
import type { Plugin } from "vite";
import { en } from "../../packages/ui/src/messages/en.ts";
import { nl } from "../../packages/ui/src/messages/nl.ts";

const resolver = new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 });
const importer = makeFsImporter((path, from) => resolve(from, path));
/** A component, and the file that it is in. */
type Documented = Documentation & { code: string };
type Prop = NonNullable<Documentation["props"]>[string];

/** The docstring of the first of several signatures, which react-docgen does not read. */
const firstComment = (code: string, name = ""): string => {
  const [, comment = ""] = new RegExp(`/\\*\\*((?:(?!\\*/).)*)\\*/\nexport function ${name}\\b`, "su").exec(code) ?? [];
  return comment.replaceAll(/^ \* ?/gmu, "").trim();
};

const componentsIn = (file: string): Documented[] => {
  const code = readFileSync(file, "utf8");
  // A file of hooks and contexts has no component.
  if (!/^export (?:function|const) [A-Z]\w+(?:<| =|\()/mu.test(code)) return [];
  const components = parse(code, {
    filename: file,
    resolver,
    importer,
    babelOptions: { babelrc: false, configFile: false },
  });
  return components.map((component) => ({
    ...component,
    code,
    description: component.description || firstComment(code, component.displayName),
  }));
};

const cell = (text: string): string =>
  text
    .replaceAll(/\{@link (\w+)\}/gu, "`$1`")
    .replaceAll(/\s+/gu, " ")
    .replaceAll("|", "\\|");

/** A type as it is written, where react-docgen does not know it: one with a parameter of the component. */
const writtenType = (code: string, name: string): string =>
  new RegExp(`^  ${name}\\??: (.*);$`, "mu").exec(code)?.[1] ?? "";

function rowOf([name, { description = "", required = false, tsType }]: [string, Prop], code: string): string {
  const [text = "", fallback = ""] = description.split(/\s+@(?:default|example) /u);
  const known = (tsType && "raw" in tsType ? tsType.raw : tsType?.name) ?? "unknown";
  const type = known === "unknown" ? writtenType(code, name) : known;
  const own = description.includes("@default") ? `\`${cell(fallback)}\`` : "";
  return `| \`${name}\`${required ? " (required)" : ""} | ${type ? `\`${cell(type.replace(/ \| undefined$/u, ""))}\`` : ""} | ${own} | ${cell(text)} |`;
}

function tableOf({ displayName, description = "", props = {}, code }: Documented): string {
  const rows = Object.entries(props).map((prop) => rowOf(prop, code));
  const table = ["| prop | type | default | |", "| --- | --- | --- | --- |", ...rows].join("\n");
  return `## ${displayName}\n\n${cell(description.split(/\s*@example\s/u)[0] ?? "")}\n\n${rows.length > 0 ? table : "It has no props of its own."}\n`;
}

/**
 * The props of components, each with its type, its default and its sentence, in alphabetical order. Empty without a component.
 *
 * @param folder of the sources
 * @param names of the components
 */
export function propTables(folder: string, names: ReadonlySet<string>): string {
  const files = globSync("**/*.tsx", {
    cwd: folder,
    exclude: ["**/*.{test,stories,docs,example}.tsx", "**/testing/**"],
  });
  const components = files
    .flatMap((file) => componentsIn(resolve(folder, file)))
    .filter(({ displayName = "" }) => names.has(displayName))
    .toSorted((one, other) => (one.displayName ?? "").localeCompare(other.displayName ?? ""));
  if (components.length === 0) return "";
  const introduction = "Made of the source of this version. What a table does not name goes to the native element.\n";
  return ["# Props of every component\n", introduction, ...components.map(tableOf), textTable()].join("\n");
}

/** The texts of the library by name, for those who replace some of them. */
function textTable(): string {
  const textOf = (text: unknown): string => cell(typeof text === "function" ? String(text) : `"${String(text)}"`);
  const rows = Object.entries(nl).map(
    ([name, text]) => `| \`${name}\` | ${textOf(text)} | ${textOf(Reflect.get(en, name))} |`,
  );
  return ["## Texts for `MessagesProvider`\n", "| name | Dutch | English |", "| --- | --- | --- |", ...rows].join("\n");
}

/** Adds `props.md` to a package with components. */
export const propTablesFile = (folder: string): Plugin => ({
  name: "travel-design:prop-tables",
  generateBundle(_options, bundle) {
    const exported = ["index.js", "messages.js"].flatMap((name) => {
      const file = bundle[name];
      return file?.type === "chunk" ? file.exports : [];
    });
    const names = new Set(exported.filter((name) => /^[A-Z]/u.test(name)));
    const source = propTables(resolve(folder, "src"), names);
    if (source) this.emitFile({ type: "asset", fileName: "props.md", source });
  },
});
