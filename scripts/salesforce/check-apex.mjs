import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);
/** The Apex checker is a library inside the security scanner's package; it has no package of its own that runs alone. */
const library = join(dirname(require.resolve("@salesforce/code-analyzer-pmd-engine/package.json")), "dist/java-lib/*");
const checker = "io.github.apexdevtools.apexls.CheckForIssues";

/**
 * Checks Apex for unknown names and wrong types, against the platform's types and the project's own objects.
 *
 * @param {import("./project.mjs").Project} project
 * @returns {string[]} problems
 */
export function check(project) {
  const options = ["--nocache", "--detail", "warnings", "--format", "json", "--workspace", project.root];
  const run = spawnSync("java", ["-XX:TieredStopAtLevel=1", "-cp", library, checker, ...options], { encoding: "utf8" });
  if (run.error) throw run.error;
  const { files = [] } = run.stdout.trim() ? JSON.parse(run.stdout) : {};
  const problems = files.flatMap(({ path, messages }) =>
    messages.map(({ start, message }) => project.problem(path, `line ${start.line}: ${message}`)),
  );
  if (run.status !== 0 && problems.length === 0) return [`The Apex checker stopped: ${run.stderr.trim()}`];
  return problems;
}
