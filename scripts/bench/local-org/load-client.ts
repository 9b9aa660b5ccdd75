// Sends requests over keep-alive connections for a while, as asked by the parent process.
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { percentile } from "../statistics.ts";
import { startSubmission } from "../../../packages/local-org/src/apex/contact-request-controller/submission-guard.ts";
import type { Sample, Signing } from "./samples.ts";

const connections = 32;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** What to send, where and how long. */
export interface Task extends Sample {
  port: number;
  seconds: number;
}

const isTask = (value: unknown): value is Task => typeof value === "object" && value !== null && "tail" in value;

const newSubmission = (key: string, { startedAt, signingKey }: Signing): string =>
  JSON.stringify({ key, ...startSubmission(startedAt, key, signingKey), website: "" });

/** Sends one body; resolves with whether it was accepted, after the whole response. */
function post({ port, path, headers, status, head, tail, signing }: Task): Promise<boolean> {
  const key = randomUUID();
  const body = head + (signing ? newSubmission(key, signing) : key) + tail;
  const allHeaders = { ...headers, "content-length": Buffer.byteLength(body) };
  const options = { agent, host: "127.0.0.1", port, path, method: "POST", headers: allHeaders };
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      response.resume().once("end", () => resolve(response.statusCode === status));
    });
    sent.once("error", reject).end(body);
  });
}

async function run(task: Task): Promise<{ accepted: number; rejected: number; p99: number }> {
  const times: number[] = [];
  let rejected = 0;
  const end = performance.now() + task.seconds * 1000;
  const keepSending = async (): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now();
      if (!(await post(task))) rejected++;
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, keepSending));
  return { accepted: times.length - rejected, rejected, p99: percentile(times, 0.99) };
}

process.on("message", (task) => {
  if (isTask(task)) void run(task).then((result) => process.send?.(result));
});
process.once("disconnect", () => process.exit());
process.send?.({ connections });
