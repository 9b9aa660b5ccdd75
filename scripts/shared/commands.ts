// The commands that tasks are made of.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** A Node program with its parameters, run from the root of the repository, without a shell. */
export type Command = readonly [program: string, ...parameters: string[]];

export const repository = resolve(import.meta.dirname, "../..");
const modules = join(repository, "node_modules");

/** Runs one of our own programs, which imports the packages' sources. */
export const script = (path: string, ...parameters: string[]): Command => [
  process.execPath,
  "--conditions=source",
  join(repository, "scripts", path),
  ...parameters,
];

/**
 * Runs a program that a package installs. Node runs its file, because Windows starts the files of `node_modules/.bin` only in a
 * shell.
 */
export function bin(packageName: string, name: string, ...parameters: string[]): Command {
  const { bin: programs }: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(join(modules, packageName, "package.json"), "utf8"),
  );
  const file = typeof programs === "string" ? programs : programs[name];
  if (!file) throw new Error(`${packageName} installs no program called ${name}.`);
  return [process.execPath, join(modules, packageName, file), ...parameters];
}

/** Writes the types of the local org, with which the data layer's tests compile. */
export const orgTypes = (...parameters: string[]): Command => [
  process.execPath,
  join(repository, "packages/platform/travel-design-types.mjs"),
  "--force-app",
  "force-app",
  "--out",
  "packages/platform/src/testing/org.ts",
  ...parameters,
];
export const vite = (mode: string): Command => bin("vite", "vite", "build", "--mode", mode, "--logLevel", "warn");
/** Several threads would each check the types that they share, and the CI has other work for the second core. */
export const tsc = (project: string): Command => bin("typescript", "tsc", "-p", project, "--singleThreaded");
export const declarations = (name: string): Command => tsc(`packages/${name}/tsconfig.build.json`);
export const vitest = (...projects: string[]): Command =>
  bin("vitest", "vitest", "run", ...projects.flatMap((project) => ["--project", project]));
/** Its tests start the local org from the packages' sources. */
export const playwright = (config: string, ...parameters: string[]): Command => {
  const [node, ...rest] = bin("@playwright/test", "playwright", "test", "-c", `scripts/${config}`, ...parameters);
  return [node, "--conditions=source", ...rest];
};
