// npm start: the local org with the site on it, working on the real metadata of force-app.
// npm run dev: the same with hot reload. npm run builder: with the page builder. With --org, a real org takes the local org's place. With
// --as react-app, the site is the generated React app, served by the rules of the platform.
import { StartError } from "@travel-design/local-org";
import { readOptions, usage } from "./options.ts";
import { startLocal, startRemote } from "./serve.ts";

async function start(): Promise<void> {
  const options = readOptions();
  const org = await (options.org === undefined ? startLocal(options) : startRemote(options.org, options));
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
