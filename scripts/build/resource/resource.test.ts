import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { JSDOM, VirtualConsole } from "jsdom";
import { beforeAll, describe, expect, test } from "vitest";
import { editors } from "@travel-design/blocks/editors";
import { contract, scriptName } from "@travel-design/blocks/contract";

const repository = resolve(import.meta.dirname, "../../..");

/** Builds as `npm run build -- resource` does, into a folder of its own. */
function buildScript(): string {
  const folder = mkdtempSync(join(tmpdir(), "travel-design-resource-"));
  const vite = join(repository, "node_modules/vite/bin/vite.js");
  const args = ["build", "--mode", "resource", "--outDir", folder, "--logLevel", "error"];
  execFileSync(process.execPath, [vite, ...args], { cwd: repository, env: { ...process.env, NODE_ENV: "production" } });
  expect(readdirSync(folder)).toEqual([`${scriptName}.js`]);
  const script = readFileSync(join(folder, `${scriptName}.js`), "utf8");
  rmSync(folder, { recursive: true });
  return script;
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

let script = "";
beforeAll(() => void (script = buildScript()));

test("two builds are the same to the byte", () => {
  expect(hashOf(buildScript())).toBe(hashOf(script));
});

test("what only builders read is not in it", () => {
  const words = editors.flatMap(({ editor }) => [editor.description, editor.icon]);
  expect(words.filter((text) => script.includes(text))).toEqual([]);
});

test("it uses nothing that the oldest supported browsers lack", () => {
  const newer = ["canParse", "URL.parse", "withResolvers", "toSorted", "toReversed", "toSpliced", "groupBy"];
  expect(newer.filter((name) => script.includes(name))).toEqual([]);
});

test("its style depends on the direction of text, not on a list of languages", () => {
  expect(script).toContain(":nth-child(n of :dir(rtl))");
  expect(script).not.toContain(":lang(");
});

test("React is in it once", () => {
  expect(script.split(".H.useState(")).toHaveLength(2);
});

describe("on a page that guards what the sandbox guards", () => {
  const guarded = ["fetch", "XMLHttpRequest", "dataLayer", "localStorage", "sessionStorage", "history", "indexedDB"];

  /** A page on which whatever the platform's sandbox blocks throws. */
  function guardedPage(): { window: JSDOM["window"]; touched: string[] } {
    const touched: string[] = [];
    const { window } = new JSDOM("<!doctype html><body><div id=node></div>", {
      runScripts: "outside-only",
      url: "https://example.com/",
      pretendToBeVisual: true,
      virtualConsole: new VirtualConsole(),
    });
    const guard = (target: object, name: string): void =>
      void Object.defineProperty(target, name, {
        get() {
          touched.push(name);
          throw new Error(`${name} was touched`);
        },
      });
    for (const name of guarded) guard(window, name);
    guard(window.document, "cookie");
    guard(window.document, "head");
    return { window, touched };
  }

  test("every block mounts, and nothing guarded is touched", async () => {
    const { window, touched } = guardedPage();
    window.eval(script);
    window.eval(`
      globalThis.lines = [];
      const log = (line) => lines.push(line);
      const never = () => new Promise(() => {});
      const quotation = TravelDesign.formPorts({
        startSubmission: never, submitRequest: never, isRejection: () => false, readOptions: never, page: window, readCookies: () => "",
        navigate() {}, tabStorage: () => ({ getItem: () => null, setItem() {}, removeItem() {} }), log,
      });
      globalThis.mountAll = (names) => names.map((name) => {
        const node = document.body.appendChild(document.createElement("div"));
        TravelDesign.mount(node, name, {}, { quotation, log });
        return node;
      });
    `);
    const leaves = editors.filter(({ block }) => block.slots.length === 0);
    const names = leaves.map(({ block }) => block.name);
    window.eval(`mountAll(${JSON.stringify(names)})`);
    const nodes = [...window.document.body.querySelectorAll("body > div:not(#node)")];
    await expect.poll(() => nodes.every((node) => node.querySelector("style + div"))).toBe(true);
    await expect.poll(() => window.document.body.textContent).toContain("Stap 1 van 3");
    expect(touched).toEqual([]);
    expect(window.eval("lines")).toEqual([]);
    window.close();
  });

  test("the global holds what components count on", () => {
    const { window } = guardedPage();
    window.eval(script);
    expect(window.eval("Object.keys(TravelDesign)")).toEqual(["contract", "mount", "formPorts", "eventNames"]);
    expect(window.eval("TravelDesign.contract")).toBe(contract);
    window.close();
  });
});
