import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { Child } from "./child.ts";
import { apexSample, recordSample, type Sample } from "./samples.ts";
import { openDatabase, readSigningKey } from "../../../packages/local-org/src/records/database.ts";
import { ratioOf, showSpread, spreadOf, type Spread } from "../statistics.ts";

/** Many short rounds, so that a busy machine affects few of them. */
const rounds = 9;
const secondsARound = 1.5;
/** Also long enough for the form's start token, which is accepted after three seconds. */
const secondsOfWarmUp = 3.2;
const target = { minRate: 0.3, maxWait: 3 };

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

/** The median of a subject's rounds, and of its ratio to the limit per round. */
function compareWith(limit: Subject, measured: Subject): { rate: number; wait: number; text: string } {
  const format = (values: Spread, digits: number, width: number): string => showSpread(values, digits).padEnd(width);
  const [rates, waits] = [spreadOf(measured.rates), spreadOf(measured.waits)];
  const rate = ratioOf(measured.rates, limit.rates);
  const wait = ratioOf(measured.waits, limit.waits);
  const figures = `${format(rates, 0, 28)}${rate.toFixed(2).padEnd(8)}${format(waits, 1, 26)}${wait.toFixed(2)}`;
  return { rate, wait, text: `${measured.name.padEnd(30)}${figures}` };
}

/** Prints every server's figures. Returns the targets that the first of the others misses. */
function report(limit: Subject, others: readonly Subject[]): string[] {
  console.log(
    `${"".padEnd(30)}${"requests per CPU second".padEnd(28)}${"ratio".padEnd(8)}${"p99 in ms".padEnd(26)}ratio`,
  );
  for (const measured of [limit, ...others]) console.log(compareWith(limit, measured).text);
  const [localOrg = limit] = others;
  const { rate, wait } = compareWith(limit, localOrg);
  return [
    ...(rate >= target.minRate
      ? []
      : [`${localOrg.name}: ${rate.toFixed(2)} of the limit's rate (at least ${target.minRate})`]),
    ...(wait <= target.maxWait
      ? []
      : [`${localOrg.name}: p99 is ${wait.toFixed(2)} times the limit's (at most ${target.maxWait})`]),
  ];
}

function signingKeyOf(dataDir: string): string {
  const database = openDatabase(dataDir);
  try {
    return readSigningKey(database);
  } finally {
    database.close();
  }
}

/**
 * How many records the local org stores in a second of its processor time, and how long senders wait, compared with a bare HTTP
 * server that receives the same bodies in the same run. The target is about the cost of a create: receiving, validating and
 * storing. Responses with all fields, and the form's own requests, are reported separately.
 */
export async function bench(): Promise<string[]> {
  const folder = resolve(import.meta.dirname, "../../../.data");
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
    const limit = subject("Plain HTTP, nothing stored", bare, barePort, record);
    const others = [
      subject("Record by the UI API", org, port, record),
      subject("The same, returning its fields", org, port, recordSample(true)),
      subject("The form's request by Apex", org, port, apex),
    ];
    console.log(
      `Bodies of ${record.bytes} and ${apex.bytes} bytes, ${connections} connections, ` +
        `${rounds} rounds of ${secondsARound} s each;`,
    );
    console.log("medians, lowest and highest in parentheses.\n");
    await compare([limit, ...others], client);
    return report(limit, others);
  } finally {
    await Promise.all([bare.stop(), org.stop(), client.stop()]);
    rmSync(dataDir, { recursive: true });
  }
}
