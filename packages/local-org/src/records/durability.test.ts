import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLocalOrg } from "../create-local-org.ts";
import { uiApi } from "../testing/paths.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { orgProcess, requestName, realForceApp, sendTo } from "../testing/test-org.ts";

let folder: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => void child?.kill("SIGKILL"));

/** Starts the org in its own process; gives its port. */
async function spawnOrg(): Promise<number> {
  child = spawn(process.execPath, orgProcess(folder), { stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  const [port] = await once(lines, "line");
  return Number(port);
}

/** Creates records over 32 connections until the server is gone. Calls back for each that was acknowledged. */
async function burst(port: number, round: number, onAcknowledged: (id: string, name: string) => void): Promise<void> {
  let next = 0;
  const sender = async (): Promise<void> => {
    for (;;) {
      const name = `Jansen ${round}.${next++}`;
      const body = { apiName: requestName, fields: { LastName__c: name, SubmissionKey__c: name } };
      const response = await sendTo(port, "POST", `${uiApi}/records`, { body, administrator: true });
      const { id }: { id?: string } = Object(response.body);
      if (response.status === 201 && id) onAcknowledged(id, name);
    }
  };
  await Promise.allSettled(Array.from({ length: 32 }, sender));
}

const rounds = 6;
const recordsPerRound = 50;

test("every acknowledged record is there after six times kill -9 in a burst of creates", async () => {
  const acknowledged = new Map<string, string>();
  let count = 0;
  for (let round = 1; round <= rounds; round++) {
    const port = await spawnOrg();
    const isGone = new Promise((done) => child?.once("exit", (_code, signal) => done(signal)));
    await burst(port, round, (id, name) => {
      acknowledged.set(id, name);
      count++;
      if (acknowledged.size >= round * recordsPerRound) child?.kill("SIGKILL");
    });
    expect(await isGone).toBe("SIGKILL");
  }
  expect(acknowledged.size).toBe(count);
  expect(count).toBeGreaterThanOrEqual(rounds * recordsPerRound);

  const org = await createLocalOrg({ forceApp: realForceApp, dataDir: folder, port: 0 });
  try {
    for (const [id, name] of acknowledged) {
      const path = `${uiApi}/records/${id}?fields=${requestName}.LastName__c`;
      const response = await sendTo(org.port, "GET", path, { administrator: true });
      expect(response).toMatchObject({ status: 200, body: { fields: { LastName__c: { value: name } } } });
    }
    const again = { apiName: requestName, fields: { LastName__c: "Jansen", SubmissionKey__c: "Jansen 1.0" } };
    const response = await sendTo(org.port, "POST", `${uiApi}/records`, { body: again, administrator: true });
    expect(response).toMatchObject({ status: 400, body: [{ errorCode: "DUPLICATE_VALUE" }] });
  } finally {
    await org.close();
  }
}, 60_000);
