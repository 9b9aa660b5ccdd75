import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeCleanCopy, type CleanCopy } from "./clean-copy.ts";
import { create } from "./create.ts";

const site = "force-app/main/default/digitalExperiences/site/Travel_Design1";

let copy: CleanCopy;
beforeAll(() => {
  copy = makeCleanCopy();
});
afterAll(() => copy.remove());

describe("invalid parameters", () => {
  test.each([
    ["a page that exists", ["page", "privacyverklaring"], /sfdc_cms__view\/Privacyverklaring exists already/],
    ["an address of Salesforce's pages", ["page", "login"], /^The route Login has the address \/login already/],
    ["a slot of a page", ["page", "dummy-page", "--slot", "content"], /^Usage/],
    ["an address with a slash", ["page", "reizen/dummy-page"], /is not a valid name/],
  ])("%s", async (_what, parameters, message) => {
    await expect(create(copy.folder, parameters)).rejects.toThrow(message);
    expect(copy.changes()).toEqual([""]);
  });
});

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
