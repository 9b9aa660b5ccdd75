// Runs `npm run deploy` for the page "Publiceren": one at a time, without a shell.
import { spawn, type ChildProcess } from "node:child_process";
import { resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { DeploymentRequest, DeploymentState } from "../../contract/responses.ts";
import { messages } from "../../messages/index.ts";
import { BuilderError } from "../errors.ts";

/** A program and its first parameters, to start without a shell. */
export type Launcher = readonly [program: string, ...parameters: string[]];

/** A deployment as a process. What its steps are is known elsewhere. */
type ProcessState = Omit<DeploymentState, "steps" | "remainingWork">;

const repository = resolve(import.meta.dirname, "../../../../..");
/** More output than this is removed from its start. In characters. */
const outputLimit = 1_000_000;
const isWindows = process.platform === "win32";

/** Ends a process with everything that it started. */
function endTree({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  if (isWindows) return void spawn("taskkill", ["/pid", String(pid), "/t", "/f"], { stdio: "ignore" });
  try {
    process.kill(-pid, "SIGTERM");
  } catch {
    // It ended by itself meanwhile.
  }
  return undefined;
}

/** The deployment that runs or ran last. */
export class Deployment {
  readonly #npm: Launcher;
  #request: DeploymentRequest | undefined;
  #status: ProcessState["status"] = "running";
  #output = "";
  #length = 0;
  #child: ChildProcess | undefined;

  /** @param npm what starts npm */
  constructor(npm: Launcher) {
    this.#npm = npm;
  }

  /** @throws BuilderError 409 while another one runs */
  start(request: DeploymentRequest): void {
    if (this.#child) throw new BuilderError(409, messages.isPublishing);
    const [program, ...first] = this.#npm;
    const parameters = [
      "run",
      "--silent",
      "deploy",
      "--",
      "--org",
      request.org,
      ...(request.validate ? ["--validate"] : []),
    ];
    // A process group of its own, so that stopping reaches the programs that npm starts.
    const child = spawn(program, [...first, ...parameters], {
      cwd: repository,
      stdio: ["ignore", "pipe", "pipe"],
      detached: !isWindows,
      env: { ...process.env, NO_COLOR: "1" },
    });
    this.#request = request;
    this.#status = "running";
    this.#output = "";
    this.#length = 0;
    this.#child = child;
    const endWithServer = (): void => endTree(child);
    process.once("exit", endWithServer);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => this.#add(text));
    child.on("error", ({ message }) => this.#add(`${message}\n`));
    child.on("close", (code) => {
      process.off("exit", endWithServer);
      this.#child = undefined;
      if (this.#status === "running") this.#status = code === 0 ? "succeeded" : "failed";
    });
  }

  /** Stops what runs. The org goes on with what it received before. */
  stop(): void {
    if (!this.#child) return;
    this.#status = "stopped";
    endTree(this.#child);
  }

  /** Undefined if nothing was deployed yet. @param from the first character of the output to return */
  state(from = 0): ProcessState | undefined {
    if (!this.#request) return undefined;
    const removed = this.#length - this.#output.length;
    return {
      ...this.#request,
      // A stopped process needs a moment to end, and nothing else can start before.
      status: this.#child && this.#status === "stopped" ? "running" : this.#status,
      output: this.#output.slice(Math.max(0, from - removed)),
      length: this.#length,
    };
  }

  #add(text: string): void {
    const plain = stripVTControlCharacters(text);
    this.#length += plain.length;
    this.#output = (this.#output + plain).slice(-outputLimit);
  }
}
