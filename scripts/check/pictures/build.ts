// Installs the packed library in an empty project, and builds Storybook with the stories of that library.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeProject, pack, repository } from "../package/project.ts";
import { storybookFolder } from "./stories.ts";

const program = join(repository, "node_modules/storybook/dist/bin/dispatcher.js");
const parameters = ["-c", "storybook", "-o", storybookFolder, "--test", "--quiet", "--disable-telemetry"];
const packed = mkdtempSync(join(tmpdir(), "travel-design-pictures-"));
const project = makeProject(pack("ui", packed), {}, "highest");
const { status } = spawnSync(process.execPath, [program, "build", ...parameters], {
  cwd: repository,
  env: { ...process.env, PACKED_UI: join(project, "node_modules/@travel-design/ui") },
  stdio: "inherit",
});
for (const folder of [packed, project]) rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;
