import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Access, accessOf } from "../../access.ts";
import { loadOrgMetadata } from "../../metadata/load-org-metadata.ts";
import type { ListFilterMetadata, ObjectMetadata } from "../../metadata/org-metadata.ts";
import { addFold } from "../../records/fold.ts";
import { conditionOf, type RecordFilter } from "../../records/record-filter.ts";
import { realForceApp } from "../../testing/test-org.ts";
import { selectRecord } from "../record-selection.ts";
import { combine } from "./filter-logic.ts";
import { conditionFilter, listViewFilter } from "./list-filter.ts";
import { countWorkingDays } from "../../working-days-waiting.ts";
import { searchFilter } from "./search-filter.ts";
import { whereFilter } from "./where-filter.ts";

const metadata = loadOrgMetadata(realForceApp);
const database = new DatabaseSync(":memory:");
addFold(database);

function objectNamed(name: string): ObjectMetadata {
  const object = metadata.objects.get(name);
  if (!object) throw new Error(`force-app has no ${name}.`);
  return object;
}
const administrator = { metadata, access: accessOf("administrator", metadata, []) };
const request = objectNamed("Contact_Request__c");
const quotation = objectNamed("Quotation__c");

/** The message of the error that a call throws. */
function messageOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return String(error);
  }
  return "no error";
}

/** Monday noon in Amsterdam. */
const monday = Date.UTC(2026, 10, 23, 11);

beforeAll(() => {
  database.exec("CREATE TABLE records (number INTEGER PRIMARY KEY, object TEXT, fields TEXT)");
  const insert = database.prepare("INSERT INTO records (object, fields) VALUES (?, ?)");
  const put = (object: string, fields: object): unknown => insert.run(object, JSON.stringify(fields));
  put("Contact_Request__c", { Id: "r1", Name: "1", LastName__c: "O'Neil", Budget__c: 100, Newsletter__c: true });
  put("Contact_Request__c", { Id: "r2", Name: "2", LastName__c: "Smit 50%_", Budget__c: 900, Newsletter__c: false });
  put("Contact_Request__c", { Id: "r3", Name: "3", LastName__c: "\\back", LeavingDate__c: "2026-05-01" });
  put("Quotation__c", { Id: "q1", Name: "q1", ContactRequest__c: "r1", Status__c: "Concept" });
  put("Quotation__c", { Id: "q2", Name: "q2", Status__c: "Verstuurd" });
});
afterAll(() => database.close());

/** Names of the records of an object that a filter means. */
function found(object: ObjectMetadata, filter: RecordFilter | undefined): unknown[] {
  const { sql, values } = conditionOf(filter ?? { all: [] });
  const rows = database.prepare(`SELECT fields FROM records WHERE object = ? AND ${sql} ORDER BY number`);
  return rows.all(object.apiName, ...values).map(({ fields }) => Object(JSON.parse(String(fields))).Name);
}

describe("where", () => {
  test.each<[string, string[]]>([
    ["", ["1", "2", "3"]],
    ["{}", ["1", "2", "3"]],
    [`{ LastName__c: { eq: "o'neil" } }`, ["1"]],
    [`{ LastName__c: { ne: "o'neil" } }`, ["2", "3"]],
    ["{ Budget__c: { gte: 100, lt: 9e2 } }", ["1"]],
    ["{ Budget__c: { eq: null } }", ["3"]],
    ["{ Budget__c: { ne: null } }", ["1", "2"]],
    ["{ Budget__c: { gt: 50 } Newsletter__c: { eq: false } }", ["2"]],
    ['{ LeavingDate__c: { eq: { value: "2026-05-01" } } }', ["3"]],
    ['{ LastName__c: { in: ["O\'Neil", "\\\\back"] } }', ["1", "3"]],
    ['{ LastName__c: { nin: ["O\'Neil"] } }', ["2", "3"]],
    ["{ LastName__c: { in: [] } }", []],
    ['{ not: { LastName__c: { like: "%i%" } } }', ["3"]],
    ['{ or: [{ Name: { eq: "1" } }, { and: [{ Name: { eq: "2" } }, { Budget__c: { gt: 1000 } }] }] }', ["1"]],
  ])("%s", (where, names) => {
    expect(found(request, whereFilter(administrator, request, where))).toEqual(names);
  });

  test("follows a lookup to the record that it points at", () => {
    const where = `{ ContactRequest__r: { LastName__c: { eq: "O'Neil" } } }`;
    expect(found(quotation, whereFilter(administrator, quotation, where))).toEqual(["q1"]);
    const not = `{ not: { ContactRequest__r: { LastName__c: { eq: "O'Neil" } } } }`;
    expect(found(quotation, whereFilter(administrator, quotation, not))).toEqual(["q2"]);
  });

  test.each<[string, Partial<Access>]>([
    ["field", { canSeeField: (_object, { apiName }) => apiName !== "Budget__c" }],
    ["object", { canSeeObject: ({ apiName }) => apiName !== request.apiName }],
  ])("a hidden %s beyond a lookup is rejected like a missing one", (_what, hidden) => {
    const viewer = { metadata, access: { ...administrator.access, ...hidden } };
    for (const read of [
      (name: string) => whereFilter(viewer, quotation, `{ ContactRequest__r: { ${name}: { eq: null } } }`),
      (name: string) => selectRecord(viewer, quotation, [`${quotation.apiName}.ContactRequest__r.${name}`], []),
    ]) {
      const messageFor = (name: string): string => messageOf(() => read(name)).replace(name, "");
      expect(messageFor("Budget__c")).toBe(messageFor("Missing__c"));
    }
  });

  test("takes a thousand values", () => {
    const values = Array.from({ length: 1000 }, (_, at) => at).join(" ");
    expect(found(request, whereFilter(administrator, request, `{ Budget__c: { in: [${values}] } }`))).toEqual([
      "1",
      "2",
    ]);
  });

  test.each([
    "x",
    "{",
    "{ Name }",
    "{ Name: { eq: } }",
    '{ Name: { eq: "1" } } }',
    '{ Name: { eq: "1" } Name: { eq: "2" } }',
    '{ Name: { eq: "\\x" } }',
    '{ Name: { eq: "1 } }',
    "{ Name: { eq: 1 } }",
    "{ Name: { eq: [1] } }",
    '{ Name: { is: "1" } }',
    '{ Name: "1" }',
    '{ Name: { in: "1" } }',
    '{ Budget__c: { gt: "1" } }',
    '{ Newsletter__c: { eq: "true" } }',
    '{ Nickname__c: { eq: "1" } }',
    "{ constructor: { eq: 1 } }",
    '{ Owner: { Name: { eq: "x" } } }',
    "{ and: { Name: { eq: null } } }",
    "{ LeavingDate__c: { eq: { literal: TODAY } } }",
    `{ ${"not: { ".repeat(30)}${"} ".repeat(30)} }`,
    `{ Name: { eq: "${"x".repeat(10_000)}" } }`,
    "1; DROP TABLE records",
  ])("%s is rejected", (where) => {
    expect(() => whereFilter(administrator, request, where)).toThrow(expect.objectContaining({ status: 400 }));
  });
});

describe("a list view's condition", () => {
  const condition = (field: string, operator: string, ...operands: string[]): ListFilterMetadata => ({
    field,
    operator,
    operands,
  });

  test.each<[ListFilterMetadata, string[]]>([
    [condition("LastName__c", "Contains", "50%_"), ["2"]],
    [condition("LastName__c", "StartsWith", "\\"), ["3"]],
    [condition("LastName__c", "NotContain", "smit", "neil"), ["3"]],
    [condition("Budget__c", "GreaterOrEqual", "900"), ["2"]],
    [condition("Budget__c", "Equals", ""), ["3"]],
    [condition("Newsletter__c", "Equals", "true"), ["1"]],
    [condition("LeavingDate__c", "LessThan", "2-5-2026"), ["3"]],
    [condition("LeavingDate__c", "NotEqual", "2026-05-01"), ["1", "2"]],
  ])("%j", (given, names) => {
    expect(found(request, conditionFilter(request, given, monday))).toEqual(names);
  });

  test("names a picklist's value by its label as well", () => {
    expect(conditionFilter(request, condition("BekendVia__c", "Equals", "Anders, namelijk"), monday)).toEqual({
      any: [{ field: "BekendVia__c", is: "=", value: "Anders" }],
    });
  });

  test.each([
    condition("Wishes__c", "Contains", "x"),
    condition("LastName__c", "GreaterThan", "x"),
    condition("LastName__c", "equals", "x"),
    condition("Budget__c", "Equals", "veel"),
    condition("LeavingDate__c", "Equals", "2026-13-01"),
    condition("CreatedDate", "Equals", "gisteren"),
    condition("Newsletter__c", "Equals", "misschien"),
    condition("__proto__", "Equals", "x"),
  ])("%j is rejected", (given) => {
    expect(() => conditionFilter(request, given, monday)).toThrow(expect.objectContaining({ status: 400 }));
  });
});

describe("a condition on days", () => {
  const times = [
    "2026-11-18T11:00:00.000Z",
    "2026-11-19T11:00:00.000Z",
    "2026-11-22T22:59:59.999Z",
    "2026-11-22T23:00:00.000Z",
  ];
  const [wednesday, thursday, sunday, today] = times;
  const records = new DatabaseSync(":memory:");
  beforeAll(() => {
    records.exec("CREATE TABLE records (fields TEXT)");
    for (const CreatedDate of times)
      records
        .prepare("INSERT INTO records VALUES (?)")
        .run(JSON.stringify({ CreatedDate, LeavingDate__c: "2026-11-23" }));
  });
  afterAll(() => records.close());

  const matches = (field: string, operator: string, operand: string): unknown[] => {
    const { sql, values } = conditionOf(conditionFilter(request, { field, operator, operands: [operand] }, monday));
    const rows = records.prepare(`SELECT fields FROM records WHERE ${sql} ORDER BY rowid`).all(...values);
    return rows.map(({ fields }) => Object(JSON.parse(String(fields))).CreatedDate);
  };

  test.each([
    ["CreatedDate", "Equals", "TODAY", [today]],
    ["CreatedDate", "NotEqual", "TODAY", [wednesday, thursday, sunday]],
    ["CreatedDate", "LessThan", "TODAY", [wednesday, thursday, sunday]],
    ["CreatedDate", "GreaterOrEqual", "TODAY", [today]],
    ["CreatedDate", "GreaterThan", "TODAY", []],
    ["CreatedDate", "LessOrEqual", "TODAY", times],
    ["LeavingDate__c", "Equals", "TODAY", times],
    // Working days before Monday: three since Wednesday, two since Thursday, none since Sunday.
    ["WorkingDaysWaiting__c", "GreaterThan", "2", [wednesday]],
    ["WorkingDaysWaiting__c", "GreaterOrEqual", "2", [wednesday, thursday]],
    ["WorkingDaysWaiting__c", "LessThan", "2", [sunday, today]],
    ["WorkingDaysWaiting__c", "LessOrEqual", "2", [thursday, sunday, today]],
    ["WorkingDaysWaiting__c", "Equals", "0", [sunday, today]],
    ["WorkingDaysWaiting__c", "NotEqual", "2", [wednesday, sunday, today]],
    ["WorkingDaysWaiting__c", "GreaterThan", "1000000000", []],
    ["WorkingDaysWaiting__c", "Equals", "", []],
  ])("%s %s %s", (field, operator, operand, expected) => {
    expect(matches(field, operator, operand)).toEqual(expected);
  });

  test("counts no weekends", () => {
    expect(times.map((time) => countWorkingDays(time, monday))).toEqual([3, 2, 0, 0]);
  });
});

describe("a list view's scope", () => {
  const listView = request.listViews.get("Alle_aanvragen");

  test("may leave the records of others out, and is rejected where it is not known", () => {
    if (!listView) throw new Error("force-app has no list view of requests.");
    expect(found(request, listViewFilter(request, listView, "005", monday))).toEqual(["1", "2", "3"]);
    expect(found(request, listViewFilter(request, { ...listView, scope: "Mine" }, "005", monday))).toEqual([]);
    expect(() => listViewFilter(request, { ...listView, scope: "Queue" }, "005", monday)).toThrow(
      expect.objectContaining({ status: 501 }),
    );
  });
});

describe("filter logic", () => {
  const filters = ["1", "2", "3"].map((value): RecordFilter => ({ field: "Name", is: "=", value }));

  test.each<[string | null, string[]]>([
    [null, []],
    ["1 OR 2", ["1", "2"]],
    ["1 or 2 and 3", ["1"]],
    ["(1 OR 2) AND NOT 2", ["1"]],
    ["NOT(1 OR 2)", ["3"]],
  ])("%s", (logic, names) => {
    expect(found(request, combine(filters, logic))).toEqual(names);
  });

  test.each(["4", "0", "1 AND", "(1", "1)", "1 2", "AND", "1 XOR 2", "1; DROP TABLE records", "(".repeat(2000)])(
    "%s is rejected",
    (logic) => {
      expect(() => combine(filters, logic)).toThrow(expect.objectContaining({ status: 400 }));
    },
  );
});

test.each<[string, string[]]>([
  ["SMIT", ["2"]],
  ["o*l", ["1"]],
  ["sm?t 50%", ["2"]],
  ["smit neil", []],
  ["*", ["1", "2", "3"]],
  ["' OR 1=1 --", []],
])("a search for %s", (search, names) => {
  expect(found(request, searchFilter(request, search))).toEqual(names);
});
