// Local orgs with the page builder, in one process for all tests of a worker: a start takes a tenth of the processor time of
// `npm run builder`.
import { fork } from "node:child_process";
import { once } from "node:events";

/** An org with the builder, as a test uses it. */
export interface BuilderOrg {
  /** Address of the site, without a closing slash. */
  url: string;
  /** Where the administrator signs in, once. */
  adminLink: string;
}

/** What the process is asked for. */
export interface OrgRequest {
  task: "start" | "stop";
  /** Path of the org's metadata. */
  forceApp: string;
}

/** What it responds: the org that it has started, or nothing. */
export type OrgReply = Partial<BuilderOrg>;

/** Starts and stops orgs, one request after the other. */
export interface BuilderOrgs {
  /** Starts one with an empty data folder. */
  start(forceApp: string): Promise<BuilderOrg>;
  stop(forceApp: string): Promise<void>;
  /** Ends the process. */
  end(): void;
}

/** Starts the process. What it reports as an error is printed among the results of the tests. */
export function createBuilderOrgs(): BuilderOrgs {
  const child = fork(new URL("./org-server.ts", import.meta.url), {
    execArgv: ["--conditions=source"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const hasEnded = once(child, "exit").then(() => {
    throw new Error("The process of the local orgs has ended. Its error is above.");
  });
  // It also ends when the tests do.
  hasEnded.catch(() => {});
  async function ask(request: OrgRequest): Promise<OrgReply> {
    const replied = once(child, "message");
    child.send(request);
    const [reply] = await Promise.race([replied, hasEnded]);
    return reply;
  }
  return {
    async start(forceApp) {
      const { url = "", adminLink = "" } = await ask({ task: "start", forceApp });
      return { url, adminLink };
    },
    async stop(forceApp) {
      await ask({ task: "stop", forceApp });
    },
    end: () => child.disconnect(),
  };
}
