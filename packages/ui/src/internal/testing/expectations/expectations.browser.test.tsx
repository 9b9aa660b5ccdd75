import { expect, test } from "vitest";
import "../../../style.css";
import { expectations } from "./expectations.ts";
import { subjects } from "./subjects.tsx";

/** What other libraries lack is in the page Comparison of the documentation. */
const rows = Object.entries(expectations).flatMap(([sentence, check]) =>
  subjects.map((subject) => ({ kind: subject.kind, sentence, check, subject })),
);

test.each(rows)("$kind: $sentence", async ({ check, subject }) => {
  expect(await check(subject)).toBeUndefined();
});
