import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "@travel-design/local-org/testing";
import { writeProblem } from "../errors.ts";
import { SiteStore, type StorePlace } from "./site-store.ts";

const view = (name: string): string => `digitalExperiences/site/Demo/sfdc_cms__view/${name}/content.json`;

let place: StorePlace;
const read = (path: string): string => readFileSync(join(place.forceApp, path), "utf8");
function write(path: string, text: string): void {
  mkdirSync(dirname(join(place.forceApp, path)), { recursive: true });
  writeFileSync(join(place.forceApp, path), text);
}

beforeEach(() => {
  place = { forceApp: temporaryFolder(), historyFolder: temporaryFolder() };
  write(view("home"), "old");
});

const save = (store: SiteStore, text: string, hash: string): string =>
  store.replace("view", "home", "Home", { text, hash }, (changes) => changes);

test("a file that did not change since it was read is replaced, nothing else is left behind, and what stood there is kept", () => {
  const store = new SiteStore(place);
  const hash = save(store, "new", store.read("view", "home").hash);
  expect(store.read("view", "home")).toEqual({ text: "new", hash });
  expect(readdirSync(dirname(join(place.forceApp, view("home"))))).toEqual(["content.json"]);
  const [entry] = new SiteStore(place).history.list(10);
  expect(entry).toMatchObject({ kind: "save", title: "Home", paths: [view("home")] });
  expect(store.history.filesOf(entry?.id ?? 0)).toMatchObject([{ before: "old", after: "new" }]);
});

test("a file that another program changed is kept, and returned", () => {
  const store = new SiteStore(place);
  const { hash } = store.read("view", "home");
  write(view("home"), "of another program");
  expect(() => save(store, "new", hash)).toThrow(
    expect.objectContaining({
      status: 409,
      details: { current: expect.objectContaining({ text: "of another program" }) },
    }),
  );
  expect(read(view("home"))).toBe("of another program");
});

test("a page that was deleted meanwhile says so, and is saved once it was put back", () => {
  const store = new SiteStore(place);
  const { hash } = store.read("view", "home");
  store.change("delete", "Home", () => ({ [view("home")]: undefined }));
  expect(() => save(store, "new", hash)).toThrow(expect.objectContaining({ status: 410 }));
  store.change("restore", "Home", () => ({ [view("home")]: "old" }));
  save(store, "new", hash);
  expect(read(view("home"))).toBe("new");
});

test.each(["..", "../home", "home/..", "", "a.b"])("%j is not a page", (name) => {
  expect(() => new SiteStore(place).read("view", name)).toThrow(expect.objectContaining({ status: 404 }));
});

test("of several files that one cannot be written, none is changed", () => {
  // A file stands where the folder of the second one would be.
  write("digitalExperiences/site/Demo/sfdc_cms__view/peru", "");
  const store = new SiteStore(place);
  const change = () => store.change("rename", "Home", () => ({ [view("home")]: "new", [view("peru")]: "new" }));
  expect(change).toThrow("Uw werk staat nog in dit venster.");
  expect(read(view("home"))).toBe("old");
  expect(store.history.list(10)).toEqual([]);
});

test("a folder that leads out of the project is not written to", () => {
  const outside = temporaryFolder();
  symlinkSync(outside, dirname(join(place.forceApp, view("linked"))));
  const store = new SiteStore(place);
  expect(() => store.change("save", "", () => ({ [view("linked")]: "new" }))).toThrow("buiten het project");
  expect(readdirSync(outside)).toEqual([]);
});

test("of old versions the newest 50 of each file stay", () => {
  const { history } = new SiteStore(place);
  const now = Date.now;
  Date.now = () => now() - 31 * 24 * 60 * 60 * 1000;
  for (let turn = 0; turn < 60; turn += 1)
    history.keep("save", "", [{ path: view(turn < 5 ? "rare" : "home"), before: String(turn), after: "" }]);
  Date.now = now;
  const kept = new SiteStore(place).history.list(100).map(({ paths }) => paths[0]);
  expect(kept.filter((path) => path === view("rare"))).toHaveLength(5);
  expect(kept.filter((path) => path === view("home"))).toHaveLength(50);
});

test.each([
  [{ code: "EACCES" }, "u mag in deze map niet schrijven"],
  [{ code: "EROFS" }, "de schijf is alleen-lezen"],
  [{ code: "ENOSPC" }, "de schijf is vol"],
  [{ code: "ERR_SQLITE_ERROR", errcode: 13 }, "de schijf is vol"],
  [{ code: "ERR_SQLITE_ERROR", errcode: 5 }, "schrijft al te lang"],
  [{ code: "EIO" }, "kon niet worden geschreven (EIO)"],
])("the error %j becomes a sentence that says where the work is", (codes, sentence) => {
  const problem = writeProblem(Object.assign(new Error("failed"), codes));
  expect(problem).toMatchObject({ message: expect.stringContaining(sentence) });
  expect(problem).toMatchObject({ message: expect.stringContaining("Uw werk staat nog in dit venster.") });
});

/** Starts a process that uses a store. @param script has `store` and `report`, which prints a line */
function startProcess(script: string) {
  const module = JSON.stringify(join(import.meta.dirname, "site-store.ts"));
  const start = `const { SiteStore } = await import(${module});
    const store = new SiteStore(${JSON.stringify(place)});
    const report = (line) => require("node:fs").writeSync(1, line + "\\n");
    ${script}`;
  const parameters = ["--conditions=source", "--disable-warning=ExperimentalWarning", "--input-type=module", "-e"];
  const withRequire = `import { createRequire } from "node:module"; const require = createRequire(${module}); ${start}`;
  return spawn(process.execPath, [...parameters, withRequire], { stdio: ["ignore", "pipe", "inherit"] });
}

test("after kill -9 at any moment, files that change together agree, and no part of one is left", async () => {
  write(view("peru"), "old");
  for (const turns of [1, 7, 20]) {
    const child = startProcess(`for (let turn = 0; ; turn += 1) {
      const text = String(turn).repeat(200_000);
      store.change("rename", "", () => ({ ${JSON.stringify(view("home"))}: text, ${JSON.stringify(view("peru"))}: text }));
      if (turn === ${turns}) report("writing");
    }`);
    await once(child.stdout, "data");
    child.kill("SIGKILL");
    await once(child, "exit");
    const store = new SiteStore(place);
    expect(store.read("view", "home")).toEqual(store.read("view", "peru"));
    expect(readdirSync(dirname(join(place.forceApp, view("home"))))).toEqual(["content.json"]);
  }
});

test("of two processes that save as fast as they can, one of them killed, each confirmed version is in the file or in the history", async () => {
  const confirmed: string[] = [];
  const children = ["a", "b"].map((letter) => {
    const child = startProcess(`for (let turn = 0; turn < 40; turn += 1) {
      const text = "${letter}" + turn;
      const { hash } = store.read("view", "home");
      try {
        store.replace("view", "home", "Home", { text, hash }, (changes) => changes);
        report(text);
      } catch (error) {
        if (error.status !== 409) throw error;
      }
    }`);
    createInterface({ input: child.stdout }).on("line", (line) => {
      confirmed.push(line);
      if (line === "b20") child.kill("SIGKILL");
    });
    return child;
  });
  await Promise.all(children.map((child) => once(child, "close")));
  const store = new SiteStore(place);
  const versions = store.history.list(1000).flatMap(({ id }) => store.history.filesOf(id).map(({ before }) => before));
  const found = new Set([...versions, read(view("home"))]);
  expect(confirmed.length).toBeGreaterThan(20);
  expect(confirmed.filter((text) => !found.has(text))).toEqual([]);
});
