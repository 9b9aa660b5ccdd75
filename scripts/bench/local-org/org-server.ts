// The local org as `npm start` runs it, without a site. Its data folder is the parameter.
import { resolve } from "node:path";
import { createLocalOrg } from "@travel-design/local-org";
import { measureForParent } from "./measured-server.ts";

const dataDir = process.argv[2];
if (!dataDir) throw new Error("The data folder is missing; scripts/bench/local-org/index.ts names it.");
const forceApp = resolve(import.meta.dirname, "../../../force-app/main/default");
const org = await createLocalOrg({ forceApp, dataDir, port: 0 });
measureForParent(org.port, () => org.close());
