import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { subjects } from "./subjects.ts";

test.each(subjects)("$name renders on a server", ({ create }) => {
  const html = renderToString(create({ className: "eigen" }));
  expect(html).toMatch(/^<[a-z]+[^>]*>/u);
  expect(html).not.toMatch(/undefined|\[object/);
});
