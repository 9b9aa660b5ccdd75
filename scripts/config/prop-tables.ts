// The props of every component as Markdown, for those who have the package and not this repository's Storybook.
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { builtinResolvers, makeFsImporter, parse, type Documentation } from "react-docgen";
import type { Plugin } from "vite";

const resolver = new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 });
const importer = makeFsImporter((path, from) => resolve(from, path));
type Prop = NonNullable<Documentation["props"]>[string];

/** The docstring of the first of several signatures, which react-docgen does not read. */
const firstComment = (code: string, name = ""): string => {
  const [, comment = ""] = new RegExp(`/\\*\\*((?:(?!\\*/).)*)\\*/\nexport function ${name}\\b`, "su").exec(code) ?? [];
  return comment.replaceAll(/^ \* ?/gmu, "").trim();
};

const componentsIn = (file: string): Documentation[] => {
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
    description: component.description || firstComment(code, component.displayName),
  }));
};

const cell = (text: string): string =>
  text
    .replaceAll(/\{@link (\w+)\}/gu, "`$1`")
    .replaceAll(/\s+/gu, " ")
    .replaceAll("|", "\\|");

function rowOf([name, { description = "", required = false, tsType }]: [string, Prop]): string {
  const [text = "", fallback = ""] = description.split(/\s+@(?:default|example) /u);
  const type = (tsType && "raw" in tsType ? tsType.raw : tsType?.name) ?? "";
  const isKnown = type !== "unknown";
  const own = description.includes("@default") ? `\`${cell(fallback)}\`` : "";
  return `| \`${name}\`${required ? " (required)" : ""} | ${isKnown ? `\`${cell(type.replace(/ \| undefined$/u, ""))}\`` : ""} | ${own} | ${cell(text)} |`;
}

function tableOf({ displayName, description = "", props = {} }: Documentation): string {
  const rows = Object.entries(props).map(rowOf);
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
  return ["# Props of every component\n", introduction, ...components.map(tableOf)].join("\n");
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
