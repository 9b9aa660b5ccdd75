import { expect, test } from "vitest";
import * as icons from "./icons/shapes.ts";
import * as library from "./index.ts";
import * as models from "./models.ts";
import * as page from "./page/index.ts";
import * as tokens from "./tokens/index.ts";

test("each value is exported by one entry of the package only", () => {
  const names = [library, models, page, icons, tokens].flatMap((entry) => Object.keys(entry));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
