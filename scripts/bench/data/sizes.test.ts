import { expect, test } from "vitest";
import { pages, weigh } from "./sizes.ts";

const limited = Object.entries(pages).flatMap(([name, { code, budget }]) => (budget ? [{ name, code, budget }] : []));

test.each(limited)("$name weighs at most $budget bytes", async ({ code, budget }) => {
  expect(await weigh(code)).toBeLessThanOrEqual(budget);
});

test("a page does not pay for endpoints that it does not import", async () => {
  const [few, all] = [pages["a page with object info and picklists"], pages["every endpoint"]];
  expect(await weigh(few?.code ?? "")).toBeLessThan((await weigh(all?.code ?? "")) / 2);
});
