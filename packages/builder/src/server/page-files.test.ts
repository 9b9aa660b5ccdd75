import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "@travel-design/local-org/testing";
import { BuilderError, writeProblem } from "./errors.ts";
import { PageFiles, writeAtomically } from "./page-files.ts";

let site: string;
let path: string;

beforeEach(() => {
  site = temporaryFolder();
  path = join(site, "sfdc_cms__view/home/content.json");
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, "old");
});

test("a file that did not change since it was read is replaced, and nothing else is left behind", async () => {
  const files = new PageFiles(site);
  const { hash } = await files.read("view", "home");
  const stored = await files.replace("view", "home", "new", hash);
  expect(readFileSync(path, "utf8")).toBe("new");
  expect(await files.read("view", "home")).toEqual(stored);
  expect(readdirSync(join(path, ".."))).toEqual(["content.json"]);
});

test("a file that another program changed is kept, and returned", async () => {
  const files = new PageFiles(site);
  const { hash } = await files.read("view", "home");
  writeFileSync(path, "of another program");
  await expect(files.replace("view", "home", "new", hash)).rejects.toMatchObject({
    status: 409,
    details: { current: { text: "of another program" } },
  });
  expect(readFileSync(path, "utf8")).toBe("of another program");
});

test.each(["..", "../home", "home/..", "", "a.b"])("%j is not a page", async (name) => {
  await expect(new PageFiles(site).read("view", name)).rejects.toMatchObject({ status: 404 });
});

test("a file that cannot be written stays as it is", async () => {
  await expect(writeAtomically(join(path, "content.json"), "new")).rejects.toBeInstanceOf(BuilderError);
  expect(readFileSync(path, "utf8")).toBe("old");
});

test.each([
  ["EACCES", "u mag in deze map niet schrijven"],
  ["EROFS", "de schijf is alleen-lezen"],
  ["ENOSPC", "de schijf is vol"],
  ["EIO", "kon niet worden geschreven (EIO)"],
])("the error %s becomes a sentence that says where the work is", (code, sentence) => {
  const { message } = writeProblem(Object.assign(new Error(code), { code }));
  expect(message).toContain(sentence);
  expect(message).toContain("Uw werk staat nog in dit venster.");
});

test("a process that is killed while it writes leaves a whole file", async () => {
  const texts = ["a", "b"].map((letter) => letter.repeat(2_000_000));
  const module = join(import.meta.dirname, "page-files.ts");
  const script = `
    const { writeAtomically } = await import(${JSON.stringify(module)});
    for (let turn = 0; ; turn += 1) {
      await writeAtomically(${JSON.stringify(path)}, "ab"[turn % 2].repeat(2_000_000));
      if (turn === 3) console.log("writing");
    }`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(texts).toContain(readFileSync(path, "utf8"));
});
