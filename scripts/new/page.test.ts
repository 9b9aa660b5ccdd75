import { afterAll, expect, test } from "vitest";
import { makeCleanCopy } from "./clean-copy.ts";
import { create } from "./create.ts";

const site = "force-app/main/default/digitalExperiences/site/Travel_Design1";

const copy = makeCleanCopy();
afterAll(() => copy.remove());

test("a new page is four files, which the command prints, and the check of content files accepts it", () => {
  const output = copy.runNew("page", "dummy-page");
  const files = ["route/Dummy_page__c", "view/Dummy_page"].flatMap((folder) =>
    ["_meta.json", "content.json"].map((file) => `${site}/sfdc_cms__${folder}/${file}`),
  );
  expect(copy.changes()).toEqual(files);
  for (const file of files) expect(output).toContain(file);
  const { status, stdout, stderr } = copy.run("scripts/check/site.ts");
  expect(stderr).toBe("");
  expect(stdout).toContain("0 errors, 0 warnings");
  expect(status).toBe(0);
});

test("its name is taken from then on", async () => {
  await expect(create(copy.folder, ["page", "dummy-page"])).rejects.toThrow("exists already");
});
