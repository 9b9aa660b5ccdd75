// An empty Vite project in a temporary folder, with the packed library in it as npm would install it for a stranger.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const repository = resolve(import.meta.dirname, "../..");
const library = join(repository, "packages/ui");

/** What the project has besides the library; taken from this repository, so that nothing comes over the network. */
const toolchain = ["react", "react-dom", "vite", "@types/react", "@types/react-dom"];

const packageJson = { name: "stranger", private: true, type: "module" };
const tsconfig = {
  compilerOptions: {
    target: "es2022",
    lib: ["es2022", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    strict: true,
    noEmit: true,
    noUncheckedSideEffectImports: true,
    types: ["vite/client", "react", "react-dom"],
  },
  include: ["src"],
};
const page = `<!doctype html>
<html lang="nl">
  <head><meta charset="utf-8" /><title>Proef</title></head>
  <body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body>
</html>
`;
const main = `import { createRoot } from "react-dom/client";
import { ContactForm } from "./ContactForm";

const root = document.querySelector("#root");
if (root) createRoot(root).render(<ContactForm />);
`;

/**
 * Runs a program and gives what it printed.
 *
 * @throws Error with its output when it fails
 */
export function run(folder: string, program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    throw new Error(`"${program} ${args.join(" ")}" failed:\n${error?.message ?? `${stdout}${stderr}`}`);
  }
  return stdout;
}

/** Packs the library as it would be published. @returns the tarball's path */
function pack(destination: string): string {
  run(library, "npm", "pack", "--silent", "--pack-destination", destination);
  const tarball = readdirSync(destination).find((name) => name.endsWith(".tgz"));
  if (!tarball) throw new Error("npm packed nothing: build the library first, with npm run build:ui.");
  return join(destination, tarball);
}

/** The first piece of tsx in the library's README: what a newcomer copies. */
function exampleFromReadme(): string {
  const readme = readFileSync(join(library, "README.md"), "utf8");
  const example = /^```tsx\n(.*?)^```/msu.exec(readme)?.[1];
  if (!example) throw new Error("packages/ui/README.md has no tsx example: a newcomer needs one to copy.");
  return example;
}

function link(project: string, name: string): void {
  const place = join(project, "node_modules", name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(repository, "node_modules", name), place, "junction");
}

/**
 * Makes the project: the library from its tarball, React and Vite from this repository, the README's example as its page.
 *
 * @returns the project's folder
 */
export function makeProject(): string {
  const project = mkdtempSync(join(tmpdir(), "travel-design-ui-"));
  mkdirSync(join(project, "src"));
  const files = {
    "package.json": JSON.stringify(packageJson),
    "tsconfig.json": JSON.stringify(tsconfig),
    "index.html": page,
    "src/main.tsx": main,
    "src/ContactForm.tsx": exampleFromReadme(),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text);
  // Peers are linked below: npm would look for them on the network.
  run(project, "npm", "install", "--offline", "--legacy-peer-deps", "--ignore-scripts", "--silent", pack(project));
  for (const name of toolchain) link(project, name);
  return project;
}

/** Type-checks the project as strictly as its owner would, the library's own declarations included. */
export function typeCheck(project: string): void {
  run(project, process.execPath, join(repository, "node_modules/typescript/bin/tsc"), "-p", ".");
}
