import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { sourceFolder } from "../source-tree.ts";

const require = createRequire(import.meta.url);
/** The Apex checker has no package of its own that runs alone, so the library inside the security scanner's package is used. */
const library = join(dirname(require.resolve("@salesforce/code-analyzer-pmd-engine/package.json")), "dist/java-lib/*");
const checker = "io.github.apexdevtools.apexls.CheckForIssues";

/** Scripts that a deployment runs with `sf apex run`. */
const scriptFolder = "scripts/deploy";
/** Contain nothing that Apex refers to, and most of the bytes. */
const skipped = new Set(["digitalExperiences", "lwc", "staticresources"]);

/**
 * Checks Apex for unknown names and wrong types, against the platform's types and the project's own objects.
 * The checker reads classes only, so each script is checked in a copy of the project, as the body of a method.
 */
export function check({ root }) {
  const project = mkdtempSync(join(tmpdir(), "apex-"));
  try {
    const originals = copyProject(root, project);
    return findProblems(project).map(
      ({ path, line, message }) => `${originals.get(path) ?? path}: line ${line}: ${message}`,
    );
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** @returns the path of each script by the path of the class that contains it */
function copyProject(root, project) {
  cpSync(join(root, "sfdx-project.json"), join(project, "sfdx-project.json"));
  cpSync(join(root, sourceFolder), join(project, sourceFolder), {
    recursive: true,
    filter: (path) => !skipped.has(relative(join(root, sourceFolder), path)),
  });
  const classes = join(sourceFolder, "classes/scripts");
  mkdirSync(join(project, classes), { recursive: true });
  const originals = new Map();
  for (const script of scriptsIn(join(root, scriptFolder))) {
    const name = `Script_${basename(script, ".apex").replaceAll("-", "_")}`;
    const path = join(classes, `${name}.cls`);
    writeFileSync(join(project, `${path}-meta.xml`), classMetadata);
    writeFileSync(join(project, path), toClass(name, readFileSync(join(root, scriptFolder, script), "utf8")));
    originals.set(path, join(scriptFolder, script));
  }
  return originals;
}

const scriptsIn = (folder) => (existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".apex")) : []);

/** The checker reports a class without such a file. */
const classMetadata =
  '<ApexClass xmlns="http://soap.sforce.com/2006/04/metadata"><apiVersion>63.0</apiVersion><status>Active</status></ApexClass>';

/** Adds no line before the script, so that line numbers are those of the script. */
const toClass = (name, script) => `public class ${name} { public static void run() { ${script}\n} }`;

function findProblems(project) {
  const options = ["--nocache", "--detail", "warnings", "--format", "json", "--workspace", project];
  const run = spawnSync("java", ["-XX:TieredStopAtLevel=1", "-cp", library, checker, ...options], { encoding: "utf8" });
  if (run.error) throw run.error;
  const { files = [] } = run.stdout.trim() ? JSON.parse(run.stdout) : {};
  const problems = files.flatMap(({ path, messages }) =>
    messages.map(({ start, message }) => ({ path: relative(project, path), line: start.line, message })),
  );
  if (run.status !== 0 && problems.length === 0) throw new Error(`The Apex checker failed: ${run.stderr.trim()}`);
  return problems;
}
