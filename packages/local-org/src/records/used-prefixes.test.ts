import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keyPrefixes } from "../salesforce-id.ts";
import { requestName, quotationName, startTestOrg } from "../testing/test-org.ts";

/** An object whose name gives the same key prefix, and that comes first in the alphabet. */
function rivalOf(name: string): string {
  const prefix = keyPrefixes([name]).get(name);
  const names = Array.from({ length: 10_000 }, (_, index) => `Aa${index}__c`);
  const rival = names.find((each) => keyPrefixes([each]).get(each) === prefix);
  if (!rival) throw new Error(`No name has the prefix of ${name}.`);
  return rival;
}

test("records stay readable when an object is added whose name gives the same key prefix", async () => {
  const org = await startTestOrg({ copyMetadata: true });
  const id = await org.createRequest();
  const rival = rivalOf(requestName);
  const folder = join(org.forceApp, "objects", rival);
  mkdirSync(folder);
  const quotation = join(org.forceApp, `objects/${quotationName}/${quotationName}.object-meta.xml`);
  const text = readFileSync(quotation, "utf8").replace(/<(compactLayoutAssignment|actionOverrides)>.*?<\/\1>/gs, "");
  writeFileSync(join(folder, `${rival}.object-meta.xml`), text);
  const added = await org.asAdministrator("GET", `/object-info/${rival}`);
  expect(added.status).toBe(200);
  expect(added.body).not.toHaveProperty("keyPrefix", id.slice(0, 3));
  const path = `/records/${id}?fields=${requestName}.LastName__c`;
  expect((await org.asAdministrator("GET", path)).status).toBe(200);
  await org.remove();
});
