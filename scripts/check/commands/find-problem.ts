import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../../shared/commands.ts";
import { defaults, tasks } from "../../tasks.ts";

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(repository, "package.json"), "utf8"),
);

/** Files that define the options of commands which read them. */
const optionFiles: Readonly<Record<string, string>> = {
  start: "scripts/start/index.ts",
  dev: "scripts/start/index.ts",
  deploy: "scripts/deploy/options.ts",
};

/** What a reader replaces: NAME, ALIAS, `…/trace.zip`. */
const isPlaceholder = (word: string): boolean => /^[A-Z]+$|…/.test(word);
/** Names that the guides give to a new component, block and field. */
const isNewName = (word: string): boolean =>
  /date-range|opening-hours|price-frame|preferred-time|get-record-history|over-ons/.test(word);

function missingOption(script: string, parameters: readonly string[]): string | undefined {
  const file = optionFiles[script];
  if (!file) return undefined;
  const definitions = readFileSync(join(repository, file), "utf8");
  return parameters
    .filter((parameter) => parameter.startsWith("--"))
    .map((parameter) => parameter.slice(2).split("=", 1)[0] ?? "")
    .find((name) => !new RegExp(`\\b${name}["']?: (?:\\{|text|flag)`).test(definitions));
}

function problemOfScript(script: string, parameters: readonly string[]): string | undefined {
  if (isPlaceholder(script)) return undefined;
  if (!scripts[script]) return `package.json has no script "${script}".`;
  const option = missingOption(script, parameters);
  if (option !== undefined) return `"npm run ${script}" has no option --${option}.`;
  const group = tasks[script];
  const [name] = parameters;
  if (!group || name === undefined || isPlaceholder(name)) return undefined;
  if (script === "test" && name === "--changed") return undefined;
  if (name.startsWith("-")) return defaults[script]?.length === 1 ? undefined : `"npm run ${script}" needs a name.`;
  return group[name] ? undefined : `"npm run ${script}" knows no ${name}.`;
}

function problemOfTool(tool: string, parameters: readonly string[]): string | undefined {
  if (!existsSync(join(repository, "node_modules/.bin", tool))) return `No package installs ${tool}.`;
  const missing = parameters.filter((word) => word.includes("/") && !word.startsWith("@"));
  const path = missing.find(
    (word) => !isPlaceholder(word) && !isNewName(word) && globSync(word, { cwd: repository }).length === 0,
  );
  return path === undefined ? undefined : `There is no ${path}.`;
}

/** Checks that what a command names exists. @returns the problem in a sentence, or undefined */
export function findProblem(command: string): string | undefined {
  const [program, first = "", ...rest] = command.split(/\s+/);
  if (program === "npx") return problemOfTool(first, rest);
  const behindDashes = (words: readonly string[]): readonly string[] =>
    words.slice(words.indexOf("--") + 1 || words.length);
  if (first === "run") return rest[0] === undefined ? undefined : problemOfScript(rest[0], behindDashes(rest));
  if (first === "start" || first === "test") return problemOfScript(first, behindDashes(rest));
  return ["create", "install", "ci", "pack", "publish"].includes(first)
    ? undefined
    : `npm has no command "${first}" that a guide needs.`;
}
