// npm run bench:local-org: how many records the local org stores in a second of its processor time, and how long
// senders wait, compared with a bare HTTP server that receives the same bodies in the same run. The target is about the cost of a
// create: receiving, validating and storing. Responses with all fields, and the form's own requests, are reported separately.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { Child } from "./bench/local-org/child.ts";
import { apexSample, recordSample, type Sample } from "./bench/local-org/samples.ts";
import { openDatabase, readSigningKey } from "../packages/local-org/src/records/database.ts";
import { ratioOf, showSpread, spreadOf, type Spread } from "./bench/statistics.ts";

/** Many short rounds, so that a busy machine affects few of them. */
const rounds = 9;
const secondsARound = 1.5;
/** Also long enough for the form's start token, which is accepted after three seconds. */
const secondsOfWarmUp = 3.2;
const target = { leastRate: 0.3, mostWait: 3 };

/** A server, the requests to it, and the measurements. */
interface Subject {
  name: string;
  server: Child;
  port: number;
  sample: Sample;
  /** Requests accepted in each second of the server's processor time, one number per round. */
  rates: number[];
  /** The time in milliseconds within which 99 of 100 responses arrived, one number per round. */
  waits: number[];
}

const subject = (name: string, server: Child, port: number, sample: Sample): Subject => ({
  name,
  server,
  port,
  sample,
  rates: [],
  waits: [],
});

/** Sends to one server for a while and measures it. */
async function measure({ server, port, name, sample }: Subject, client: Child, seconds: number) {
  const before = await server.ask({}, "cpuSeconds");
  const load = await client.ask({ port, seconds, ...sample }, "accepted", "refused", "p99");
  const after = await server.ask({}, "cpuSeconds");
  if (load.refused > 0) throw new Error(`${name} refused ${load.refused} requests, so its speed says nothing.`);
  return { rate: load.accepted / (after.cpuSeconds - before.cpuSeconds), wait: load.p99 };
}

/** Measures the subjects in turn in each round, so that a busy machine affects all of them. */
async function compare(subjects: readonly Subject[], client: Child): Promise<void> {
  for (const each of subjects) await measure(each, client, secondsOfWarmUp);
  for (let round = 0; round < rounds; round++) {
    for (const each of subjects) {
      const { rate, wait } = await measure(each, client, secondsARound);
      each.rates.push(rate);
      each.waits.push(wait);
    }
  }
}

/** The median of a subject's rounds, and of its ratio to the ceiling per round. */
function standing(measured: Subject, ceiling: Subject): { rate: number; wait: number; text: string } {
  const write = (values: Spread, digits: number, width: number): string => showSpread(values, digits).padEnd(width);
  const [rates, waits] = [spreadOf(measured.rates), spreadOf(measured.waits)];
  const rate = ratioOf(measured.rates, ceiling.rates);
  const wait = ratioOf(measured.waits, ceiling.waits);
  const figures = `${write(rates, 0, 28)}${rate.toFixed(2).padEnd(8)}${write(waits, 1, 26)}${wait.toFixed(2)}`;
  return { rate, wait, text: `${measured.name.padEnd(30)}${figures}` };
}

/** Prints every subject. Returns whether the local org, the first of the others, meets its target. */
function report(ceiling: Subject, others: readonly Subject[]): boolean {
  console.log(
    `${"".padEnd(30)}${"requests per CPU second".padEnd(28)}${"times".padEnd(8)}${"p99 in ms".padEnd(26)}times`,
  );
  for (const measured of [ceiling, ...others]) console.log(standing(measured, ceiling).text);
  const [judged = ceiling] = others;
  const { rate, wait } = standing(judged, ceiling);
  const isFastEnough = rate >= target.leastRate && wait <= target.mostWait;
  console.log(
    `\n${judged.name}: at least ${target.leastRate} times the ceiling's rate and at most ${target.mostWait} times ` +
      `its p99: ${isFastEnough ? "good" : "too slow"}.`,
  );
  return isFastEnough;
}

function signingKeyOf(dataDir: string): string {
  const database = openDatabase(dataDir);
  try {
    return readSigningKey(database);
  } finally {
    database.close();
  }
}

async function bench(): Promise<boolean> {
  const folder = resolve(import.meta.dirname, "../.data");
  mkdirSync(folder, { recursive: true });
  const dataDir = mkdtempSync(join(folder, "bench-"));
  const [bare, org, client] = [
    new Child("bare-server.ts"),
    new Child("org-server.ts", dataDir),
    new Child("load-client.ts"),
  ];
  try {
    const [{ connections }, { port: barePort }, { port }] = await Promise.all([
      client.hear("connections"),
      bare.hear("port"),
      org.hear("port"),
    ]);
    const apex = apexSample(signingKeyOf(dataDir));
    const record = recordSample(false);
    const ceiling = subject("Plain HTTP, nothing kept", bare, barePort, record);
    const others = [
      subject("Record by the UI API", org, port, record),
      subject("The same, its fields answered", org, port, recordSample(true)),
      subject("The form's request by Apex", org, port, apex),
    ];
    console.log(
      `Bodies of ${record.bytes} and ${apex.bytes} bytes, ${connections} connections, ` +
        `${rounds} rounds of ${secondsARound} s each;`,
    );
    console.log("medians, with the least and the most in brackets.\n");
    await compare([ceiling, ...others], client);
    return report(ceiling, others);
  } finally {
    await Promise.all([bare.stop(), org.stop(), client.stop()]);
    rmSync(dataDir, { recursive: true });
  }
}

process.exitCode = (await bench()) ? 0 : 1;
