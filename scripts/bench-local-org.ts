// npm run bench:local-org: how many requests the local org stores in a second of its processor time, and how long
// senders wait, beside a bare HTTP server under the same load in the same run.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { Child } from "./bench/local-org/child.ts";
import { describe, summarise, type Figures } from "./bench/local-org/figures.ts";
import { apexPath, sampleRequest, startBody } from "./bench/local-org/sample-request.ts";

const rounds = 5;
const secondsARound = 3;
/** Also lets the start of the submission grow old enough to be believed, which takes three seconds. */
const secondsOfWarmUp = 3.5;
const target = { leastRate: 0.3, mostWait: 3 };

interface Subject {
  name: string;
  server: Child;
  port: number;
  /** Requests stored in each second of the server's processor time, one number a round. */
  rates: number[];
  /** The time in milliseconds within which 99 of 100 answers came, one number a round. */
  waits: number[];
}

type Body = ReturnType<typeof sampleRequest>;

async function startSubject(name: string, file: string, ...parameters: string[]): Promise<Subject> {
  const server = new Child(file, ...parameters);
  const { port } = await server.hear("port");
  return { name, server, port, rates: [], waits: [] };
}

async function startToken(port: number): Promise<object> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`http://127.0.0.1:${port}${apexPath}`, { method: "POST", headers, body: startBody });
  const { returnValue }: { returnValue?: object } = await answer.json();
  if (!returnValue)
    throw new Error(`The local org gave no start time (status ${answer.status}), so nothing can be sent.`);
  return returnValue;
}

/** Sends to one server for a while and measures it. */
async function measure({ server, port, name }: Subject, client: Child, body: Body, seconds: number) {
  const before = await server.ask({}, "cpuSeconds");
  const load = await client.ask({ port, path: apexPath, seconds, ...body }, "accepted", "refused", "p99");
  const after = await server.ask({}, "cpuSeconds");
  if (load.refused > 0) throw new Error(`${name} refused ${load.refused} requests, so its speed says nothing.`);
  return { rate: load.accepted / (after.cpuSeconds - before.cpuSeconds), wait: load.p99 };
}

/** Round by round, each server in turn, so that a busy moment of the machine hits both. */
async function compare(subjects: readonly Subject[], client: Child, body: Body): Promise<void> {
  for (const subject of subjects) await measure(subject, client, body, secondsOfWarmUp);
  for (let round = 0; round < rounds; round++) {
    for (const subject of subjects) {
      const { rate, wait } = await measure(subject, client, body, secondsARound);
      subject.rates.push(rate);
      subject.waits.push(wait);
    }
  }
}

const line = (name: string, rate: Figures, wait: Figures): string =>
  `${name.padEnd(27)}${describe(rate, 0).padEnd(34)}${describe(wait, 1)}`;

/** Prints both servers and says whether the local org keeps up. */
function report(bare: Subject, org: Subject): boolean {
  const [bareRate, orgRate] = [summarise(bare.rates), summarise(org.rates)];
  const [bareWait, orgWait] = [summarise(bare.waits), summarise(org.waits)];
  const rate = orgRate.median / bareRate.median;
  const wait = orgWait.median / bareWait.median;
  const isFastEnough = rate >= target.leastRate && wait <= target.mostWait;
  console.log(`${"".padEnd(27)}${"requests per CPU second".padEnd(34)}p99 in ms`);
  console.log(line(bare.name, bareRate, bareWait));
  console.log(line(org.name, orgRate, orgWait));
  console.log(
    `\nRate ${rate.toFixed(2)} times the ceiling's (at least ${target.leastRate}), ` +
      `p99 ${wait.toFixed(2)} times (at most ${target.mostWait}): ${isFastEnough ? "good" : "too slow"}.`,
  );
  return isFastEnough;
}

async function bench(): Promise<boolean> {
  const folder = resolve(import.meta.dirname, "../.data");
  mkdirSync(folder, { recursive: true });
  const dataDir = mkdtempSync(join(folder, "bench-"));
  const bare = await startSubject("Plain HTTP, kept nowhere", "bare-server.ts");
  const org = await startSubject("Local org, kept on disk", "org-server.ts", dataDir);
  const client = new Child("load-client.ts");
  try {
    const { connections } = await client.hear("connections");
    const body = sampleRequest(await startToken(org.port));
    const bytes = Buffer.byteLength(body.head + body.tail) + 36;
    console.log(
      `createContactRequest, ${bytes} bytes, ${connections} connections, ${rounds} rounds of ${secondsARound} s each;`,
    );
    console.log("medians, with the least and the most in brackets.\n");
    await compare([bare, org], client, body);
    return report(bare, org);
  } finally {
    await Promise.all([bare.server.stop(), org.server.stop(), client.stop()]);
    rmSync(dataDir, { recursive: true });
  }
}

process.exitCode = (await bench()) ? 0 : 1;
