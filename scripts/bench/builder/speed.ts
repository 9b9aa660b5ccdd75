// Whether the editor stays fast on a long page: a long and a short page are measured in turns, so that a busy machine slows both.
import type { Page } from "@playwright/test";
import { contentOf, node, section } from "../../../packages/builder/e2e/content.ts";
import { expect, test, type Builder } from "../../../packages/builder/e2e/fixtures.ts";

const rounds = 9;

/** The sections of a page: ten blocks in each. */
const sectionsOf = (blocks: number): object[] =>
  Array.from({ length: blocks / 10 }, (_, at) =>
    section([12], {}, [
      Array.from({ length: 10 }, (_block, index) =>
        index % 2 === 0
          ? node("c:tdHeading", { title: `Kop ${at}.${index}`, lead: "Een inleiding." })
          : node("c:tdPromiseCard", { title: `Belofte ${at}.${index}`, text: "Een korte tekst.", icon: "Kompas" }),
      ),
    ]),
  );

/** Measures from an event until the frame that follows it was painted. */
async function watchFrames(page: Page): Promise<void> {
  // Before the editor's own listeners, which end the propagation of shortcuts.
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { frameTimes: times });
    for (const type of ["keydown", "click"])
      window.addEventListener(
        type,
        () => {
          const start = performance.now();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener("message", () => times.push(performance.now() - start));
            port1.start();
            port2.postMessage(null);
          });
        },
        true,
      );
  });
}

/** The milliseconds that one operation takes. */
async function timeOf(page: Page, operation: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    Reflect.get(window, "frameTimes").length = 0;
  });
  await operation();
  const read = (): Promise<number[]> => page.evaluate(() => [...Reflect.get(window, "frameTimes")]);
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
  return (await read())[0] ?? 0;
}

/** Times end with a frame, so they can differ by one without a reason. In milliseconds. */
const frame = 1000 / 60;

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function openPage({ page, org }: Builder, view: string, lines: number): Promise<Page> {
  const own = await page.context().newPage();
  await watchFrames(own);
  await own.goto(`${org.url}/org/builder#${view}`);
  await own.frameLocator("iframe").locator(".td-theme").waitFor();
  await expect(own.getByRole("treeitem")).toHaveCount(lines);
  return own;
}

test("an operation on a page of 200 blocks takes at most twice the time of one on a page of 20", async ({
  builder,
}) => {
  const pages: { page: Page; times: Map<string, number[]> }[] = [];
  for (const [view, blocks] of [
    ["Privacyverklaring", 20],
    ["Onze_werkwijze", 200],
  ] as const) {
    const path = `view/${view}/content.json`;
    await builder.write(path, contentOf(await builder.read(path), sectionsOf(blocks)));
    pages.push({ page: await openPage(builder, view, blocks + blocks / 10 + 1), times: new Map() });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { page: own, times } of pages) {
      await own.bringToFront();
      const add = async (name: string, operation: () => Promise<void>): Promise<void> => {
        times.set(name, [...(times.get(name) ?? []), await timeOf(own, operation)]);
      };
      await own.getByRole("treeitem", { name: "Kop: Kop 1.4" }).click();
      await own.getByLabel("Inleiding", { exact: true }).focus();
      await add("change of a property", () => own.keyboard.press("x"));
      await own.getByRole("treeitem", { selected: true }).focus();
      await add("move", () => own.keyboard.press(round % 2 === 0 ? "Alt+ArrowDown" : "Alt+ArrowUp"));
      await add("duplicate", () => own.keyboard.press("Control+d"));
      await add("delete", () => own.keyboard.press("Delete"));
    }
  }
  const [short, long] = pages;
  const report = [...(short?.times.keys() ?? [])].map((name) => {
    const [few = 0, many = 0] = [short, long].map((each) => median(each?.times.get(name) ?? []));
    return { name, few, many };
  });
  test.info().annotations.push({ type: "medians", description: JSON.stringify(report) });
  for (const { name, few, many } of report)
    expect.soft(many, `${name}: ${few} ms with 20 blocks`).toBeLessThan(2 * few + frame);
});
