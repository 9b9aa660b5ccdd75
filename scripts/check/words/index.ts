// npm run check -- words: the standard word for each concept, in code, comments and documentation. CONTRIBUTING lists the words.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../../shared/commands.ts";
import { findWords } from "./find-words.ts";

const checked = /\.(?:ts|tsx|js|mjs|cjs|css|md|mdx|cls|trigger|html|yml|apex)$/;
/** Generated from checked files, drawn by code of its own, or the list of words itself. */
const skipped =
  /^(?:scripts\/artwork\/|scripts\/check\/words\/|.*\/tdModels\.js$|CHANGELOG\.md|packages\/[^/]+\/CHANGELOG\.md)/;

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: repository,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => checked.test(file) && !skipped.test(file))
  // A deleted file is listed until it is committed.
  .filter((file) => existsSync(join(repository, file)));

let count = 0;
for (const file of files) {
  for (const { line, word, use } of findWords(readFileSync(join(repository, file), "utf8"))) {
    console.error(`${file}:${line}: "${word}": use ${use}.`);
    count += 1;
  }
}
console.log(`${files.length} files, ${count} words to replace.`);
process.exitCode = count === 0 ? 0 : 1;
