// A local org in a process of its own, for tests that end it the hard way: run-org.ts <force-app> <data folder>.
// Prints its port once it listens.
import { createLocalOrg } from "../create-local-org.ts";

const [forceApp = "", dataDir = ""] = process.argv.slice(2);
const org = await createLocalOrg({ forceApp, dataDir, port: 0 });
process.stdout.write(`${org.port}\n`);
