// Sends requests over keep-alive connections for a while, as asked by the parent process.
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { percentile } from "./figures.ts";

const connections = 32;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** What to send, where and how long. Each body is `head`, a new key, `tail`. */
interface Task {
  port: number;
  path: string;
  seconds: number;
  head: string;
  tail: string;
}

const isTask = (value: unknown): value is Task => typeof value === "object" && value !== null && "tail" in value;

/** Sends one body; answers whether it was accepted, once the answer has come in whole. */
function post({ port, path, head, tail }: Task): Promise<boolean> {
  const body = head + randomUUID() + tail;
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: "127.0.0.1", port, path, method: "POST", headers }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode === 200));
    });
    sent.once("error", reject).end(body);
  });
}

async function run(task: Task): Promise<{ accepted: number; refused: number; p99: number }> {
  const times: number[] = [];
  let refused = 0;
  const end = performance.now() + task.seconds * 1000;
  const keepSending = async (): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now();
      if (!(await post(task))) refused++;
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, keepSending));
  return { accepted: times.length - refused, refused, p99: percentile(times, 99) };
}

process.on("message", (task) => {
  if (isTask(task)) void run(task).then((result) => process.send?.(result));
});
process.once("disconnect", () => process.exit());
process.send?.({ connections });
