import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

const require = createRequire(import.meta.url);
/** The Apex checker has no package of its own that runs alone, so the library inside the security scanner's package is used. */
const library = join(dirname(require.resolve("@salesforce/code-analyzer-pmd-engine/package.json")), "dist/java-lib/*");
const checker = "io.github.apexdevtools.apexls.CheckForIssues";

/** Checks Apex for unknown names and wrong types, against the platform's types and the project's own objects. */
export function check({ root }) {
  const options = ["--nocache", "--detail", "warnings", "--format", "json", "--workspace", root];
  const run = spawnSync("java", ["-XX:TieredStopAtLevel=1", "-cp", library, checker, ...options], { encoding: "utf8" });
  if (run.error) throw run.error;
  const { files = [] } = run.stdout.trim() ? JSON.parse(run.stdout) : {};
  const problems = files.flatMap(({ path, messages }) =>
    messages.map(({ start, message }) => `${relative(root, path)}: line ${start.line}: ${message}`),
  );
  return run.status !== 0 && problems.length === 0 ? [`The Apex checker failed: ${run.stderr.trim()}`] : problems;
}
