import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { conditionOf, type RecordFilter } from "./record-filter.ts";

const equals = (value: string | number | boolean | null): RecordFilter => ({ field: "City__c", is: "=", value });
const anyOf = (count: number): RecordFilter => ({ any: Array.from({ length: count }, (_, index) => equals(index)) });

test("a choice of many values reads the field once, and binds one list", () => {
  const many = conditionOf({ not: anyOf(2000) });
  expect(many.sql).toBe(conditionOf({ not: anyOf(2) }).sql);
  expect(many.values).toHaveLength(1);
});

test.each<[RecordFilter, string[]]>([
  [{ any: [equals("delft"), equals("Gouda")] }, ["Delft", "Gouda"]],
  [{ not: { any: [equals("delft"), equals("Gouda")] } }, ["Breda", "null"]],
  [{ any: [equals(null), equals("Gouda")] }, ["Gouda", "null"]],
  [{ any: [equals("Breda"), { field: "City__c", is: "startsWith", value: "G" }, equals("x")] }, ["Breda", "Gouda"]],
  [{ any: [equals("Breda")] }, ["Breda"]],
  [{ any: [] }, []],
])("%j matches %j", (filter, cities) => {
  const database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE records (fields TEXT)");
  const insert = database.prepare("INSERT INTO records VALUES (?)");
  for (const city of ["Delft", "Gouda", "Breda", null]) insert.run(JSON.stringify({ City__c: city }));
  const { sql, values } = conditionOf(filter);
  const rows = database.prepare(`SELECT fields FROM records WHERE ${sql}`).all(...values);
  expect(rows.map(({ fields }) => String(JSON.parse(String(fields)).City__c)).toSorted()).toEqual(cities);
  database.close();
});

test("numbers and checkboxes are chosen by their values", () => {
  const database = new DatabaseSync(":memory:");
  const { sql, values } = conditionOf({ any: [equals(2), equals(true), equals("2,5")] });
  const statement = database.prepare(`SELECT ${sql} AS found FROM (SELECT ? AS fields)`);
  const isFound = (value: unknown): unknown => statement.get(...values, JSON.stringify({ City__c: value }))?.found;
  expect([2, 2.5, true, false, "2"].map(isFound)).toEqual([1, 0, 1, 0, 0]);
  database.close();
});
