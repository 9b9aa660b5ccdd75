import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { copyOfMetadata, requestName } from "../testing/test-org.ts";
import { watchMetadata } from "./metadata-source.ts";
import type { OrgMetadata } from "./org-metadata.ts";

let root: string;
let lines: string[];
const log = (line: string): void => void lines.push(line);

beforeEach(() => {
  root = copyOfMetadata(temporaryFolder());
  lines = [];
});

const cityFile = (): string => join(root, `objects/${requestName}/fields/City__c.field-meta.xml`);
const cityLabel = (metadata: OrgMetadata): string | undefined =>
  metadata.objects.get(requestName)?.fields.get("City__c")?.label;

function renameCity(label: string): void {
  writeFileSync(cityFile(), readFileSync(cityFile(), "utf8").replace(/<label>.*<\/label>/, `<label>${label}</label>`));
}

test("a saved change shows at the next look", () => {
  const source = watchMetadata({ root, log });
  expect(cityLabel(source.current())).toBe("Woonplaats");
  renameCity("Stad");
  expect(cityLabel(source.current())).toBe("Stad");
});

test("unchanged files are not read again", () => {
  const source = watchMetadata({ root, log });
  expect(source.current()).toBe(source.current());
});

test("an edit that cannot be used keeps the last good version, is logged once, and can be fixed", () => {
  const source = watchMetadata({ root, log });
  const text = readFileSync(cityFile(), "utf8");
  writeFileSync(cityFile(), text.slice(0, text.length / 2));
  expect(cityLabel(source.current())).toBe("Woonplaats");
  expect(cityLabel(source.current())).toBe("Woonplaats");
  expect(lines).toEqual([expect.stringMatching(/last good version stays: .*City__c\.field-meta\.xml/)]);
  writeFileSync(cityFile(), text.replace("<label>Woonplaats", "<label>Stad"));
  expect(cityLabel(source.current())).toBe("Stad");
});

test("a change that the data does not allow keeps the last good version", () => {
  let shouldReject = false;
  const onLoad = (): void => {
    if (shouldReject) throw new TypeError("not shown");
  };
  const source = watchMetadata({ root, log, onLoad });
  shouldReject = true;
  renameCity("Stad");
  expect(cityLabel(source.current())).toBe("Woonplaats");
  expect(lines.join()).not.toContain("not shown");
});
