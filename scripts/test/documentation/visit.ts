// Shows stories in Storybook's own preview, one after the other in the same page, and collects their problems.
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright";

/** Storybook's report after a story was rendered and played. */
interface Finished {
  storyId: string;
  status?: string;
}

/** Storybook's channel: the transports send what is emitted to the manager. */
interface Channel {
  on(name: string, listener: (message: never) => void): void;
  off(name: string, listener: (message: never) => void): void;
  emit(name: string, message: unknown): void;
  transports: unknown[];
}

/** A story or a documentation page. */
export interface Entry {
  id: string;
  type: "story" | "docs";
  /** The component's group and name. */
  title: string;
  /** Its file, from the repository. */
  importPath: string;
}

/** Events with which Storybook aborts a story. An error is reported before the story is finished. */
const failures = ["storyMissing", "storyErrored", "storyThrewException", "playFunctionThrewException"];
const endings = ["storyFinished", ...failures];

/** Milliseconds after which a story counts as broken. Storybook reports nothing when a file that it imports throws an error. */
const timeLimit = 60_000;

/** The response of Storybook, or the fallback if it does not respond in time. */
const inTime = <Result>(response: Promise<Result>, fallback: Result): Promise<Result> =>
  Promise.race([response, wait(timeLimit, fallback, { ref: false })]);

const silence = "nothing for a minute";

const renderProblem = (ending: string): string => `Storybook says ${ending}: open it and read its error.`;

interface Command {
  name: string;
  storyId: string;
  endings: readonly string[];
}

/** Runs in the page: emits a command and waits until Storybook has finished the story. */
function runCommand({
  name: command,
  storyId,
  endings: names,
}: Command): Promise<{ ending: string; status?: string | undefined }> {
  const channel: Channel = Reflect.get(globalThis, "__STORYBOOK_ADDONS_CHANNEL__");
  return new Promise((resolve) => {
    const listeners = names.map((name) => ({
      name,
      listener(message: Finished | null) {
        if (name === "storyFinished" && message?.storyId !== storyId) return;
        for (const other of listeners) channel.off(other.name, other.listener);
        resolve({ ending: name, status: message?.status });
      },
    }));
    for (const { name, listener } of listeners) channel.on(name, listener);
    channel.emit(command, { storyId, viewMode: "story" });
  });
}

/** Opens Storybook's preview without a story: to leave one that is still playing, Storybook would load the page again. */
export async function openPreview(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=story`);
  await page.evaluate(async () => {
    const storybook: { ready(): Promise<unknown> } = Reflect.get(globalThis, "__STORYBOOK_PREVIEW__");
    await storybook.ready();
    const channel: Channel = Reflect.get(globalThis, "__STORYBOOK_ADDONS_CHANNEL__");
    // Storybook's addon would run axe once more, and report every rule that a story follows.
    channel.emit("updateGlobals", { globals: { a11y: { manual: true } } });
    // Without a manager nobody receives messages, and serializing them takes time.
    channel.transports.length = 0;
    // Each run of axe would visit these hidden elements of Storybook, which are most of the page around a small story.
    for (const element of document.querySelectorAll(".sb-preparing-story, .sb-preparing-docs, .sb-nopreview"))
      element.replaceChildren();
  });
}

/**
 * Shows a story, or renders it again if it is already shown.
 *
 * @param again whether the story is already shown, and is rendered again at the current width
 * @returns its problems, one sentence each
 */
export async function showStory(page: Page, storyId: string, again: boolean): Promise<string[]> {
  const name = again ? "forceRemount" : "setCurrentStory";
  const response = page.evaluate(runCommand, { name, storyId, endings });
  const { ending, status } = await inTime(response, { ending: silence });
  if (ending !== "storyFinished") return [renderProblem(ending)];
  return status === "success" ? [] : ["Its play function failed."];
}

/**
 * Runs in the page: shows a documentation page, and waits until it is rendered with all its stories, or until Storybook
 * reports that one of them failed.
 */
function renderDocs({ storyId, endings: names }: Omit<Command, "name">): Promise<string> {
  const channel: Channel = Reflect.get(globalThis, "__STORYBOOK_ADDONS_CHANNEL__");
  const seen = { docsRendered: 0, storyRendered: 0 };
  return new Promise((resolve) => {
    const end = (ending: string): void => {
      for (const [name, listener] of listeners) channel.off(name, listener);
      resolve(ending);
    };
    const note = (name: keyof typeof seen) => (): void => {
      seen[name] += 1;
      const stories = document.querySelectorAll("#storybook-docs [id^='story--'][id$='-inner']");
      if (seen.docsRendered > 0 && seen.storyRendered >= stories.length) end("docsRendered");
    };
    const listeners = new Map([
      ...names.map((name) => [name, () => end(name)] as const),
      ["docsRendered", note("docsRendered")] as const,
      ["storyRendered", note("storyRendered")] as const,
    ]);
    for (const [name, listener] of listeners) channel.on(name, listener);
    channel.emit("setCurrentStory", { storyId, viewMode: "docs" });
  });
}

/** Shows a documentation page with its stories. @returns its problems, one sentence each */
export async function showDocs(page: Page, storyId: string): Promise<string[]> {
  const ending = await inTime(page.evaluate(renderDocs, { storyId, endings: failures }), silence);
  if (ending !== "docsRendered") return [renderProblem(ending)];
  const hasHeading = (await page.locator("#storybook-docs h1").count()) > 0;
  // A block's property has a label for site builders, which may be all it needs.
  const problems = storyId.startsWith("blocks-") ? [] : await page.evaluate(problemsOfProps);
  return [...(hasHeading ? [] : ["It has no heading."]), ...problems];
}

/** Runs in the page: a sentence for each row of a table of props without a description besides its type, or with a control that only offers to set a value. */
function problemsOfProps(): string[] {
  const rows = Array.from(document.querySelectorAll<HTMLTableRowElement>(".docblock-argstable tbody tr"));
  return rows.flatMap(({ cells: [name, description, , control] }) => {
    const prop = `The prop ${name?.textContent ?? ""}`;
    const hasSentence = description?.querySelector(":scope > div:first-child > :is(p, span)");
    const isUnset = /^Set [a-z]+$/u.test(control?.textContent?.trim() ?? "");
    return [
      ...(hasSentence ? [] : [`${prop} has no sentence.`]),
      ...(isUnset ? [`${prop} has no initial value.`] : []),
    ];
  });
}

/** Finds links of the shown documentation page to entries that do not exist. @returns a sentence for each */
export async function findBrokenLinks(page: Page, ids: ReadonlySet<string>): Promise<string[]> {
  const paths = await page
    .locator("#storybook-docs a[href*='?path=/']")
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute("href") ?? "", link.baseURI).searchParams.get("path") ?? ""),
    );
  const broken = paths.filter((path) => !ids.has(path.slice(path.lastIndexOf("/") + 1)));
  return broken.map((path) => `Its link to ${path} leads nowhere.`);
}
