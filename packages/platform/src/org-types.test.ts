// What the compiler accepts and rejects with the types of the local org.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const repository = resolve(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "travel-design-org-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the messages of the compiler, by line of the file. */
function compile(file: string, text: string): ReadonlyMap<number, string> {
  writeFileSync(join(folder, file), text);
  const typeRoots = [join(repository, "node_modules/@types")];
  const compilerOptions = { types: ["node"], typeRoots, rewriteRelativeImportExtensions: false };
  const project = { extends: join(repository, "tsconfig.json"), compilerOptions, include: [file] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(project));
  const tsc = join(repository, "node_modules/typescript/bin/tsc");
  const { stdout } = spawnSync(process.execPath, [tsc, "-p", folder, "--pretty", "false"], { encoding: "utf8" });
  const messages = new Map<number, string>();
  for (const problem of stdout.split(/\n(?=\S)/)) {
    const [, line, column, message = ""] = /^\S+\((\d+),(\d+)\): error (.*)/s.exec(problem) ?? [];
    if (problem === "") continue;
    if (!line) throw new Error(problem);
    // The message about a value has the position of its field.
    const position = text.split("\n")[Number(line) - 1]?.slice(Number(column) - 1) ?? "";
    messages.set(Number(line), `${/^\w+/.exec(position)?.[0] ?? ""}: ${message}`);
  }
  return messages;
}

const start = (org: string): string => `
import * as module from "${repository}/packages/platform/src/index.ts";
import { useRead, useWrite } from "${repository}/packages/platform/src/react/index.ts";
import type { Org } from "${org}";
const { createPlatform, getFieldValue, ...endpoints } = module;
declare const { transport, clock, user }: Omit<module.PlatformOptions<object>, "endpoints">;
const { batchRecords, createListInfo, createRecord, executeApex, updateRecord, getListRecordsByName, getListUi } = endpoints;
const { getObjectInfo, getObjectInfos, getPicklistValues, getRecord, getRecords, getRelatedListsInfo, refresh } = endpoints;
const named = {
  batchRecords, createListInfo, createRecord, executeApex, updateRecord, getListRecordsByName, getListUi,
  getObjectInfo, getObjectInfos, getPicklistValues, getRecord, getRecords, getRelatedListsInfo, refresh,
};
const platform = createPlatform<Org, typeof named>({ transport, clock, user, endpoints: named });
const recordId = "a0X000000000001EAA";
const list = { objectApiName: "Contact_Request__c", listViewApiName: "All" } as const;
const read = await platform.getRecord.read({ recordId, fields: ["Contact_Request__c.LastName__c"], optionalFields: ["Contact_Request__c.Budget__c"] });
const parent = await platform.getRecord.read({ recordId, fields: ["Quotation__c.ContactRequest__r.City__c", "Quotation__c.Owner.Name", "Quotation__c.ContactRequest__r.Owner.Name"] });
`;

/** What the message has to name, and an expression that is wrong. */
const wrongUses = `
Nope__c: platform.getObjectInfo.read({ objectApiName: "Nope__c" })
Nope__c: platform.getObjectInfos.read({ objectApiNames: ["Nope__c"] })
Nope__c: platform.getListRecordsByName.read({ objectApiName: "Nope__c", listViewApiName: "All" })
Nope__c: platform.getRelatedListsInfo.read({ parentObjectApiName: "Nope__c" })
Nope__c: platform.createRecord({ apiName: "Nope__c", fields: {} })
Contact_Request__c.Nope__c: platform.getRecord.read({ recordId, fields: ["Contact_Request__c.Nope__c"] })
Contact_Request__c.Nope__c: platform.getRecord.read({ recordId, optionalFields: ["Contact_Request__c.Nope__c"] })
Quotation__c.ContactRequest__r.Nope__c: platform.getRecord.read({ recordId, fields: ["Quotation__c.ContactRequest__r.Nope__c"] })
Contact_Request__c.Nope__c: platform.getRecords.read({ recordIds: [recordId], fields: ["Contact_Request__c.Nope__c"] })
Contact_Request__c.Nope__c: platform.getListRecordsByName.read({ ...list, fields: ["Contact_Request__c.Nope__c"] })
Quotation__c.Subject__c: platform.getListRecordsByName.read({ ...list, fields: ["Quotation__c.Subject__c"] })
-Nope__c: platform.getListRecordsByName.read({ ...list, sortBy: ["-Nope__c"] })
Contact_Request__c.Nope__c: platform.getPicklistValues.read({ recordTypeId: "", fieldApiName: "Contact_Request__c.Nope__c" })
Nope__c: platform.createListInfo({ ...list, filteredByInfo: [{ fieldApiName: "Nope__c", operator: "Equals", operandLabels: [] }] })
Nope__c: platform.createListInfo({ ...list, displayColumns: ["Nope__c"] })
language: platform.getRecord.read({ recordId, fields: ["Contact_Request__c.City__c"], language: "nl" })
LastNam__c: platform.createRecord({ apiName: "Contact_Request__c", fields: { LastNam__c: 12 } })
LastName__c: platform.createRecord({ apiName: "Contact_Request__c", fields: { LastName__c: 12 } })
Status__c: platform.createRecord({ apiName: "Contact_Request__c", fields: { Status__c: "Nope" } })
Newsletter__c: platform.createRecord({ apiName: "Contact_Request__c", fields: { Newsletter__c: null } })
WorkingDaysWaiting__c: platform.createRecord({ apiName: "Contact_Request__c", fields: { WorkingDaysWaiting__c: 1 } })
LastNam__c: platform.updateRecord({ fields: { Id: recordId, LastNam__c: "De Vries" } })
LastName__c: platform.updateRecord({ fields: { Id: recordId, LastName__c: 12 } })
LastName__c: platform.batchRecords({ operations: [{ type: "CREATE", records: [{ apiName: "Quotation__c", fields: { LastName__c: "De Vries" } }] }] })
LastNam__c: useWrite(platform.createRecord).write({ apiName: "Contact_Request__c", fields: { LastNam__c: "De Vries" } })
Contact_Request__c.City__c: getFieldValue(read, "Contact_Request__c.City__c")
Contact_Request__c.LastName__c: getFieldValue<number>(read, "Contact_Request__c.LastName__c")
number: ((value: number | null) => value)(getFieldValue(read, "Contact_Request__c.LastName__c"))
undefined: ((value: number | null) => value)(getFieldValue(read, "Contact_Request__c.Budget__c"))
undefined: ((value: string | null) => value)(getFieldValue(parent, "Quotation__c.ContactRequest__r.City__c"))
Contact_Request__c.City__c: getFieldValue(useRead(platform.getRecord, { recordId, fields: ["Contact_Request__c.LastName__c"] })?.data, "Contact_Request__c.City__c")
Contact_Request__c.Nope__c: useRead(platform.getRecord, { recordId, fields: ["Contact_Request__c.Nope__c"] })
`
  .trim()
  .split("\n")
  .map((line) => /^(.*?): (.*)$/.exec(line)?.slice(1) ?? []);

const validUses = `
export const values: [string | null, number | null | undefined, string | null | undefined, unknown] = [
  getFieldValue(read, "Contact_Request__c.LastName__c"),
  getFieldValue(read, "Contact_Request__c.Budget__c"),
  getFieldValue(parent, "Quotation__c.ContactRequest__r.City__c"),
  getFieldValue(parent, "Quotation__c.Owner.Name"),
];
const layout = await platform.getRecord.read({ recordId, layoutTypes: ["Full"], modes: "View" });
export const newsletter: boolean | undefined = getFieldValue(layout, "Contact_Request__c.Newsletter__c");
const { results } = await platform.getRecords.read({ recordIds: recordId, fields: ["Quotation__c.TotalAmount__c"] });
export const total: number | null | undefined = getFieldValue(results[0]?.result, "Quotation__c.TotalAmount__c");
const { records } = await platform.getListRecordsByName.read({ ...list, fields: ["Contact_Request__c.City__c"], sortBy: ["-LastName__c"] });
export const cities: (string | null)[] = records.map((record) => getFieldValue(record, "Contact_Request__c.City__c"));
export const columns: (string | null | undefined)[] = records.map((record) => getFieldValue(record, "Contact_Request__c.LastName__c"));
export const { lists } = await platform.getListUi.read({ objectApiName: "Contact_Request__c" });
await platform.createRecord({ apiName: "Contact_Request__c", fields: { LastName__c: "De Vries", Status__c: "Nieuw", City__c: null, Salutation__c: "Dr." } });
await platform.updateRecord({ fields: { Id: recordId, TotalAmount__c: 12 }, ifUnmodifiedSince: "" });
await platform.batchRecords({ operations: [{ type: "Create", records: [{ apiName: "Quotation__c", fields: { Subject__c: "Peru" } }] }, { type: "DELETE", records: [{ fields: { Id: recordId } }] }] });
export const count: number = await platform.executeApex<number>({ classname: "Trips", method: "count" });
export const untyped: module.UiRecord = read;
export const days = getFieldValue<number>(untyped, "Trip__c.Days__c")?.toFixed();
export const needed: module.OrgRecord<Org, "Contact_Request__c.LastName__c"> = read;
export function Name() {
  const snapshot = useRead(platform.getRecord, { recordId, fields: ["Contact_Request__c.LastName__c"] });
  const info = useRead(platform.getObjectInfo, { objectApiName: "Quotation__c" });
  const name: string | null | undefined = getFieldValue(snapshot?.data, "Contact_Request__c.LastName__c");
  return [name, info?.data?.label];
}
type Larger = Org & { objects: { Account: { fields: { Industry: string | null }; readOnly: { Id: string }; parents: {}; recordTypes: never } } };
const larger = createPlatform<Larger, typeof named>({ transport, clock, user, endpoints: named });
await larger.createRecord({ apiName: "Account", fields: { Industry: null } });
`;

let messages: ReadonlyMap<number, string>;
const own = start(`${repository}/packages/platform/src/testing/org.ts`);
const lines = `${own}${validUses}`.split("\n").length;

beforeAll(() => {
  const functions = wrongUses.map(([, code], at) => `export function Wrong${at}() { return ${code}; }`);
  messages = compile("uses.ts", `${own}${validUses}\n${functions.join("\n")}`);
});

test("valid uses compile, and values have the types of their fields", () => {
  expect([...messages].filter(([line]) => line <= lines)).toEqual([]);
});

test.each(wrongUses.map(([name, code], at) => ({ name, code, line: lines + 1 + at })))(
  "$code is rejected, with a message about $name",
  ({ name, line }) => expect(messages.get(line)).toContain(name),
);

test("without types of an org, the same calls compile", () => {
  const anyOrg = own.replace("createPlatform<Org, typeof named>", "createPlatform");
  const calls = `export const calls = () => [
    platform.getObjectInfo.read({ objectApiName: "Nope__c" }),
    platform.createRecord({ apiName: "Nope__c", fields: { LastNam__c: 12 } }),
    getFieldValue<number>(read, "Contact_Request__c.City__c"),
  ];`;
  expect([...compile("untyped.ts", `${anyOrg}${calls}`)]).toEqual([]);
});
