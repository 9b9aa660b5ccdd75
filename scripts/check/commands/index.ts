// npm run check -- commands: runs the commands of the documentation in a fresh clone of the last commit, in the order of the documents.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runMain } from "../../shared/run-main.ts";
import { repository } from "../../shared/commands.ts";
import { commandsIn, documents } from "./documents.ts";
import { runCommand } from "./run-command.ts";
import { findRun } from "./run-rules.ts";

/** Where each command is mentioned first. */
function findFirstMentions(): ReadonlyMap<string, string> {
  const mentions = new Map<string, string>();
  for (const document of documents)
    for (const { text, line } of commandsIn(document))
      if (!mentions.has(text)) mentions.set(text, `${document}:${line}`);
  return mentions;
}

async function run(): Promise<number> {
  const folder = join(mkdtempSync(join(tmpdir(), "travel-design-commands-")), "clone");
  execFileSync("git", ["clone", "--quiet", repository, folder]);
  const done = new Set<string>();
  const failed: string[] = [];
  for (const [text, place] of findFirstMentions()) {
    const found = findRun(text);
    if (!found) throw new Error(`${place}: ${text}: add a rule for it to scripts/check/commands/run-rules.ts.`);
    if (found.kind === "left out") {
      console.log(`-  ${text} (${found.reason})`);
      continue;
    }
    const { command, kind } = found;
    if (done.has(command)) continue;
    done.add(command);
    const startedAt = performance.now();
    const failure = await runCommand(command, folder, kind === "server");
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    console.log(
      `${failure === undefined ? "✓" : "✗"}  ${text}${command === text ? "" : `, as ${command}`} (${seconds} s)`,
    );
    if (failure === undefined) continue;
    failed.push(`${place}: ${text}`);
    console.error(failure);
  }
  rmSync(folder, { recursive: true });
  for (const each of failed) console.error(`Failed: ${each}`);
  return failed.length === 0 ? 0 : 1;
}

await runMain(run);
