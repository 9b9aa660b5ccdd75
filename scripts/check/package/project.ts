// An empty Vite project in a temporary folder, with a packed package as npm installs it.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { findNpm } from "../../org/find-program.ts";

/** The root of this repository. */
export const repository = resolve(import.meta.dirname, "../../..");

/** Text files by their path in the project. */
export type Files = Readonly<Record<string, string>>;

const modules = join(repository, "node_modules");
/** Libraries that only this check needs. */
export const otherLibraries = join(import.meta.dirname, "other-libraries");
/** A version of React is a folder that has it installed. */
const versionsOfReact = { lowest: join(otherLibraries, "node_modules"), highest: modules };
/** The lowest and the highest version of React that are tested. */
export type VersionOfReact = keyof typeof versionsOfReact;

/** What the project has besides the package. It is linked, so that nothing is downloaded. */
const linkedPackages = (react: VersionOfReact): Readonly<Record<string, string>> => ({
  react: versionsOfReact[react],
  "react-dom": versionsOfReact[react],
  "@types/react": versionsOfReact[react],
  "@types/react-dom": versionsOfReact[react],
  "@types/node": modules,
  vite: modules,
  "@vitejs/plugin-rsc": versionsOfReact.lowest,
});

const packageJson = { name: "newcomer", private: true, type: "module" };
const tsconfig = {
  compilerOptions: {
    target: "es2022",
    lib: ["es2022", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    allowImportingTsExtensions: true,
    noUncheckedSideEffectImports: true,
    // Without the types of Vite, so that the style sheets need types of their own.
    types: ["node", "react", "react-dom"],
  },
  include: ["src"],
};
const page = `<!doctype html>
<html lang="nl">
  <head><meta charset="utf-8" /><title>Proef</title></head>
  <body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body>
</html>
`;

/**
 * Runs a program and returns its output.
 *
 * @throws Error with the output if the program fails
 */
export function run(folder: string, program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) {
    throw new Error(`"${program} ${args.join(" ")}" failed:\n${error?.message ?? `${stdout}${stderr}`}`);
  }
  return stdout;
}

/** Runs a command of npm, as {@link run} does. */
function runNpm(folder: string, ...parameters: string[]): void {
  const [program, ...first] = findNpm(process.env);
  run(folder, program, ...first, ...parameters);
}

/**
 * Packs the folder of a package that is published.
 *
 * @param packageName folder in `packages`, for example `ui`; its `dist` must be built
 * @returns the path of the tarball
 */
export function pack(packageName: string, destination: string): string {
  const packageFolder = join(repository, "packages", packageName, "dist");
  runNpm(packageFolder, "pack", "--silent", "--pack-destination", destination);
  const tarball = readdirSync(destination).find((name) => name.endsWith(".tgz"));
  if (!tarball) throw new Error(`npm pack created no tarball of ${packageFolder}.`);
  return join(destination, tarball);
}

function link(project: string, name: string, source: string): void {
  const path = join(project, "node_modules", name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(join(source, name), path, "junction");
}

/**
 * Creates a project with a packed package, React and Vite.
 *
 * @param tarball path of the packed package
 * @param files of the project, for example `src/main.tsx`
 * @returns the project's folder
 */
export function makeProject(tarball: string, files: Files, react: VersionOfReact): string {
  const project = mkdtempSync(join(tmpdir(), "travel-design-project-"));
  mkdirSync(join(project, "src"));
  const allFiles = {
    "package.json": JSON.stringify(packageJson),
    "tsconfig.json": JSON.stringify(tsconfig),
    "index.html": page,
    ...files,
  };
  for (const [name, text] of Object.entries(allFiles)) writeFileSync(join(project, name), text);
  // Peer dependencies are linked below; npm would download them.
  runNpm(project, "install", "--offline", "--legacy-peer-deps", "--ignore-scripts", "--silent", tarball);
  for (const [name, source] of Object.entries(linkedPackages(react))) link(project, name, source);
  return project;
}

/** Type-checks the project with `strict`, including the declarations of the package. */
export function typeCheck(project: string): void {
  run(project, process.execPath, join(repository, "node_modules/typescript/bin/tsc"), "-p", ".", "--singleThreaded");
}
