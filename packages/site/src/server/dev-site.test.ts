// The development server in a process of its own, because Vite's modules do not load inside Vitest's.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";

const repository = resolve(import.meta.dirname, "../../../..");
const home = "digitalExperiences/site/Travel_Design1/sfdc_cms__view/home/content.json";
const log: string[] = [];
let folder: string;
let forceApp: string;
let server: ChildProcess;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "dev-site-"));
  forceApp = join(folder, "force-app");
  cpSync(join(repository, "force-app/main/default"), forceApp, { recursive: true });
  const parameters = ["--port", "0", "--data", join(folder, "data"), "--force-app", forceApp];
  const { scripts } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8"));
  const [, ...words] = String(scripts.dev).split(" ");
  server = spawn(process.execPath, [...words, ...parameters], {
    cwd: repository,
    env: { ...process.env, NODE_ENV: "development" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (!server.stdout) throw new Error("The server has no output.");
  const lines = createInterface({ input: server.stdout });
  await new Promise<void>((done, fail) => {
    lines.on("line", (line) => {
      log.push(line);
      const [address] = /http:\/\/[^/]+/.exec(line) ?? [];
      if (!address) return;
      origin = address;
      done();
    });
    lines.on("close", () => fail(new Error(log.join("\n"))));
  });
});
afterAll(async () => {
  server.kill();
  await once(server, "exit");
  rmSync(folder, { recursive: true });
});

const visit = async (path: string, accept = "text/html"): Promise<string> =>
  (await fetch(origin + path, { headers: { accept } })).text();

test("the head of a page links to every style sheet, so that the page is never painted without them", async () => {
  const [head = ""] = (await visit("/")).split("</head>");
  const sheets = Array.from(head.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, href = ""]) => href);
  expect(sheets).toHaveLength(3);
  const styles = (await Promise.all(sheets.map((href) => visit(href, "text/css")))).join("");
  for (const part of [".td-hero", ".td-rich-text", "@media print"]) expect(styles).toContain(part);
  expect(styles).not.toContain("__vite__");
});

test("the files for search engines are served as on the built site", async () => {
  expect(await visit("/sitemap.xml")).toContain(`<loc>${origin}/privacyverklaring</loc>`);
  expect(await visit("/robots.txt")).toContain(`${origin}/sitemap.xml`);
});

test("a mistake is logged with its file and line when it is saved, and shown on the page until it is fixed", async () => {
  const file = join(forceApp, home);
  const text = readFileSync(file, "utf8");
  expect(await visit("/")).not.toContain("td-problem-list");
  const line = text.slice(0, text.indexOf('"privacyUrl"')).split("\n").length;
  writeFileSync(file, text.replace('"privacyUrl"', '"privacyUlr"'));
  await expect.poll(() => log).toContainEqual(expect.stringContaining(`home/content.json:${line}:`));
  const page = await visit("/");
  expect(page).toContain("c:tdQuotationForm has no property &quot;privacyUlr&quot;");
  expect(page).toContain(`home/content.json:${line}</a>`);
  writeFileSync(file, text);
  await expect.poll(() => log.at(-1)).toBe("The content files have no mistakes any more.");
  expect(await visit("/")).not.toContain("td-problem-list");
});

test("a change of the local org's rules restarts it, and the site is served again", async () => {
  const rules = join(repository, "packages/quotation/src/formats/formats.ts");
  const addresses = (): string[] => log.filter((line) => line.includes("The site "));
  expect(addresses()).toHaveLength(1);
  utimesSync(rules, new Date(), new Date());
  await expect.poll(addresses, { timeout: 30_000 }).toHaveLength(2);
  expect(await visit("/")).toContain("<h1");
});
