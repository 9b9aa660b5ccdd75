// npm start: the local org with the site on it, working on the real metadata of force-app.
// npm run dev: the same with hot reload.
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createLocalOrg, StartError } from "@travel-design/local-org";
import { buildSite, createBuiltSite } from "./site/built-site.ts";
import { createDevSite } from "./site/dev-site.ts";

const repository = resolve(import.meta.dirname, "..");
const forceApp = join(repository, "force-app/main/default");
const usage = "Usage: npm start -- [--port N] [--data DIR] [--reset]";

interface Options {
  port: number;
  data: string;
  reset: boolean;
  dev: boolean;
  /** The site was built before; the end-to-end tests build it once for many starts. */
  built: boolean;
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "8080" },
      data: { type: "string", default: ".data" },
      reset: { type: "boolean", default: false },
      dev: { type: "boolean", default: false },
      built: { type: "boolean", default: false },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new StartError(`The port must be a whole number from 0 to 65535, not "${values.port}".`);
  }
  return { ...values, port, data: resolve(values.data) };
}

async function start(): Promise<void> {
  const { port, data: dataDir, reset, dev, built } = readOptions();
  const log = (line: string): void => console.log(line);
  if (!dev && !built) await buildSite();
  const site = dev ? await createDevSite(forceApp, log) : await createBuiltSite(forceApp, log);
  const org = await createLocalOrg({ forceApp, dataDir, port, reset, site, log });
  console.log(`\n  The site              ${org.url}/\n  Received requests     ${org.adminLink}\n`);
  console.log("  The second link signs this browser in, once. Stop with Ctrl+C.\n");
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void org.close().then(() => process.exit(0)));
  }
}

const isUsageError = (error: unknown): error is Error =>
  error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");

try {
  await start();
} catch (error) {
  if (isUsageError(error)) console.error(`${error.message.split(". ")[0]}. ${usage}`);
  else if (error instanceof StartError) console.error(error.message);
  else console.error("The site could not be started:", error);
  process.exit(1);
}
