// A local org in its own process, for tests that kill it or limit its resources: run-org.ts <force-app> <data folder>.
// Prints its port once it listens, or the error that stops the start.
import { createLocalOrg } from "../create-local-org.ts";

const [forceApp = "", dataDir = ""] = process.argv.slice(2);
try {
  const org = await createLocalOrg({ forceApp, dataDir, port: 0 });
  process.stdout.write(`${org.port}\n`);
} catch (error) {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
}
