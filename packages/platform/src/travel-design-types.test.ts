// The command that writes the types of an org, in a project of its own.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const repository = resolve(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "travel-design-types-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function run(...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { cwd: folder, encoding: "utf8" });
  return { status, output: `${stdout}${stderr}` };
}

const command = join(repository, "packages/platform/travel-design-types.mjs");
const writeTypes = (...parameters: string[]) =>
  run(command, "--force-app", "force-app", "--out", "org.ts", ...parameters);

const xml = (content: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n<Metadata>${content}</Metadata>\n`;

test("the command writes the objects of any source, and reports a difference", () => {
  const object = "force-app/main/default/objects";
  write(`${object}/Invoice__c/Invoice__c.object-meta.xml`, xml("<nameField><type>AutoNumber</type></nameField>"));
  write(
    "force-app/main/default/globalValueSets/Terms.globalValueSet-meta.xml",
    xml("<customValue><fullName>Cash &amp; carry</fullName></customValue>"),
  );
  write(`${object}/Stock_Changed__e/fields/Item__c.field-meta.xml`, xml("<type>Text</type>"));
  const fields = {
    Account__c: "<referenceTo>Account</referenceTo><type>MasterDetail</type>",
    Amount__c: "<!-- <type>Text</type> --><type>Currency</type>",
    Doubled__c: "<formula>Amount__c * 2</formula><type>Number</type>",
    Paid__c: "<type>Checkbox</type>",
    Place__c: "<type>Location</type>",
    Terms__c: "<type>Picklist</type><valueSet><valueSetName>Terms</valueSetName></valueSet>",
  };
  for (const [name, content] of Object.entries(fields))
    write(`${object}/Invoice__c/fields/${name}.field-meta.xml`, xml(content));
  write(`${object}/Invoice__c/recordTypes/Domestic.recordType-meta.xml`, xml(""));
  expect(writeTypes("--check")).toMatchObject({
    status: 1,
    output: "org.ts differs from the objects in force-app. Run the command without --check.\n",
  });
  expect(writeTypes()).toEqual({ status: 0, output: "" });
  expect(writeTypes("--check")).toEqual({ status: 0, output: "" });
  const text = readFileSync(join(folder, "org.ts"), "utf8");
  expect(text).toMatchInlineSnapshot(`
    "// Written by travel-design-types from the source of the org: do not edit it.
    // prettier-ignore
    export interface Org {
      objects: {
        Invoice__c: {
          fields: {
            Account__c: string | null;
            Amount__c: number | null;
            Paid__c: boolean;
            Place__Latitude__s: number | null;
            Place__Longitude__s: number | null;
            RecordTypeId: string | null;
            Terms__c: "Cash & carry" | null;
          };
          readOnly: {
            CreatedById: string;
            CreatedDate: string;
            Doubled__c: number | null;
            Id: string;
            IsDeleted: boolean;
            LastModifiedById: string;
            LastModifiedDate: string;
            Name: string;
            SystemModstamp: string;
          };
          parents: {
            Account__r: "Account";
            CreatedBy: "User";
            LastModifiedBy: "User";
            RecordType: "RecordType";
          };
          recordTypes: "Domestic";
        };
      };
    }
    "
  `);
  write(
    "invoice.ts",
    `import type { FieldOf } from "${repository}/packages/platform/src/org-types.ts";
import type { Org } from "./org.ts";
export const valid: FieldOf<Org>[] = ["Invoice__c.Amount__c", "Invoice__c.Place__Latitude__s"];
export const wrong: FieldOf<Org> = "Invoice__c.Amout__c";`,
  );
  const compilerOptions = { rewriteRelativeImportExtensions: false, types: [] };
  write(
    "tsconfig.json",
    JSON.stringify({ extends: join(repository, "tsconfig.json"), compilerOptions, include: ["*.ts"] }),
  );
  const { output } = run(join(repository, "node_modules/typescript/bin/tsc"), "-p", ".", "--pretty", "false");
  expect(output.match(/^invoice.*/gm)).toEqual([expect.stringContaining('"Invoice__c.Amout__c"')]);
});

test.each([
  [[], "Usage: travel-design-types --force-app FOLDER --out FILE [--check]\n"],
  [["--force-app", "nowhere", "--out", "org.ts"], "There is no folder nowhere.\n"],
  [["--force-app", ".", "--out", "org.ts", "--frob"], /Unknown option '--frob'/],
])("the parameters %j are rejected with a sentence", (parameters, message) => {
  const { status, output } = run(command, ...parameters);
  expect(status).toBe(1);
  expect(output).toMatch(message);
});
