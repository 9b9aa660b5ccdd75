import { spawn } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters } from "node:util";

/** How a command ended: undefined if it passed, and what it printed if it failed. */
export type Failure = string | undefined;

/** In milliseconds. */
const timeLimit = 600_000;

/**
 * Runs a command in a shell, as a reader does.
 *
 * @param isServer whether it runs until it is stopped; it passes as soon as it prints its address
 */
export async function runCommand(command: string, folder: string, isServer: boolean): Promise<Failure> {
  // In a process group, so that the programs that it starts are stopped with it.
  const child = spawn(command, { cwd: folder, shell: true, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  const { pid } = child;
  if (pid === undefined) return "The shell could not be started.";
  const stop = (): void => void process.kill(-pid, "SIGTERM");
  const timer = setTimeout(stop, timeLimit);
  let output = "";
  let isReady = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part: Buffer) => {
      output += part.toString();
      if (!isServer || isReady || !/http:\/\/(?:localhost|127\.0\.0\.1):\d+/.test(stripVTControlCharacters(output)))
        return;
      isReady = true;
      stop();
    });
  }
  const [status] = await once(child, "close");
  clearTimeout(timer);
  return status === 0 || isReady ? undefined : output;
}
