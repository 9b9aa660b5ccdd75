import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { metadataFolder } from "@travel-design/site/metadata";
import { contentFolder } from "./components/items.ts";
import { parseRun } from "./options.ts";
import { planOf } from "./plan.ts";
import { fakeDeployment } from "./testing/fake-deployment.ts";

const guide = readFileSync(join(import.meta.dirname, "../../storybook/guides/administrator.md"), "utf8");

test("every deployment command of the guide is accepted", () => {
  const commands = [...guide.matchAll(/npm run deploy -- (--[^`\n]+)/g)].map(([, parameters = ""]) =>
    parameters.split(" "),
  );
  expect(commands.length).toBeGreaterThan(3);
  for (const parameters of commands) expect(() => parseRun(parameters)).not.toThrow();
});

test("the guide's sample output is what a validation prints", () => {
  const { printed } = fakeDeployment().deploy({ prefix: "reizen", validate: true });
  const [, sample = ""] = /```\n(▸ 1\/[\s\S]*?)```/.exec(guide) ?? [];
  const lines = sample.split("\n").filter((line) => line !== "" && line !== "…");
  expect(lines).toHaveLength(11);
  for (const line of lines) expect(printed).toContain(line);
});

test("the guide's numbers and job names are those of the deployment", () => {
  expect(guide).toContain(`${planOf({ as: "lwr-site", org: "proef", validate: false, folder: "" }).length} steps`);
  const script = readFileSync(join(import.meta.dirname, "prepare-org.apex"), "utf8");
  const [, job = "missing"] = /System\.schedule\('([^']+)'/.exec(script) ?? [];
  expect(guide).toContain(`the job "${job}"`);
});

test("the guide's head markup is part of that of our own site", () => {
  const [, lines = ""] = /```html\n([^`]+)```/.exec(guide) ?? [];
  const page = join(
    import.meta.dirname,
    "../..",
    metadataFolder,
    contentFolder,
    "sfdc_cms__appPage/mainAppPage/content.json",
  );
  const { contentBody }: { contentBody: { headMarkup: string } } = JSON.parse(readFileSync(page, "utf8"));
  // The guide is formatted with a space before "/>".
  const tags = lines.trim().replaceAll(" />", "/>").split("\n");
  expect(tags).toHaveLength(2);
  for (const tag of tags) expect(contentBody.headMarkup).toContain(tag);
});

test("the headings that the guide links to exist", () => {
  const headings = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
  );
  const targets = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, target = ""]) => target);
  expect(targets.length).toBeGreaterThan(3);
  expect(headings).toEqual(expect.arrayContaining(targets));
});
