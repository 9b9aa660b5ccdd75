import { existsSync, globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { parseSync } from "oxc-parser";
import type { ModuleGraph } from "./folder-cycles.ts";

const isExcluded = (path: string): boolean =>
  /\.(test|stories|docs)\.tsx?$|(^|\/)(testing|node_modules|[\w-]+-project)\//.test(path);

function readSpecifiers(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const { module, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const exports = module.staticExports.flatMap((statement) => statement.entries);
  const requests = [...module.staticImports, ...exports].flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1));
  return [...requests, ...dynamic].filter((specifier) => /^\.(?!.*\$\{)/.test(specifier));
}

/** Reads which modules below `folder` import each other. Excludes tests, stories and documentation; includes type imports. */
export function readModules(folder: string): ModuleGraph {
  const paths = globSync("**/*.{ts,tsx}", { cwd: folder }).map((path) => path.replaceAll("\\", "/"));
  const modules = new Set(paths.filter((path) => !isExcluded(path)));
  const readTargets = (path: string): string[] => {
    const resolve = (name: string): string => posix.join(posix.dirname(path), name.replace(/\?.*$/, ""));
    const targets = readSpecifiers(posix.join(folder, path)).map(resolve);
    const missing = targets.find((target) => !target.startsWith("../..") && !existsSync(posix.join(folder, target)));
    if (missing) throw new Error(`${folder}/${path} imports ${missing}, which does not exist`);
    return targets.filter((target) => modules.has(target) && target !== path);
  };
  return new Map([...modules].map((path) => [path, readTargets(path)]));
}
