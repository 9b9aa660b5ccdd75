import { expect, test } from "vitest";
import * as views from "../views.ts";
import { subjects } from "./subjects.ts";

test("the suite covers every view", () => {
  const names = Object.entries(views).flatMap(([name, value]) => (typeof value === "function" ? [name] : []));
  expect(subjects.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});
