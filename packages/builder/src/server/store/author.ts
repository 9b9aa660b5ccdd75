import { spawnSync } from "node:child_process";
import { userInfo } from "node:os";
import { tryTo } from "@travel-design/ui/internal";

/** Who works in a folder: the name that git knows, or else that of the account. */
export function authorIn(folder: string): string {
  const { stdout } = spawnSync("git", ["config", "user.name"], { cwd: folder, encoding: "utf8" });
  return stdout?.trim() || (tryTo(() => userInfo().username) ?? "");
}
