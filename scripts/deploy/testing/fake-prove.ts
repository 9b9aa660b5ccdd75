// The proof with the fake Salesforce CLI, and a browser whose requests the fake org stores.
import { analyticsId } from "../../prove/visit.ts";
import { proveOrg } from "../../prove/index.ts";
import { callCli } from "../../org/salesforce-cli.ts";
import { runMain } from "../../shared/run-main.ts";
import { readOrg, writeOrg } from "./fake-org.ts";

const file = process.env.FAKE_ORG ?? "";

await runMain(() =>
  proveOrg(process.argv.slice(2), callCli, console.log, async (address) => {
    const org = readOrg(file);
    if (org.network?.status !== "Live") throw new Error("The site is not active, so a guest sees nothing.");
    const request = {
      LastName__c: "Proef 1",
      Reference__c: "TD-7K3M9Q",
      Site__c: "Travel Design",
      GaId__c: analyticsId,
    };
    writeOrg(file, { ...org, requests: [{ ...request, RecordType: { DeveloperName: "Quotation_Request" } }] });
    return { largestPaint: 1000, links: [address], errors: [], lastName: "Proef 1", lastAddress: `${address}/bedankt` };
  }),
);
