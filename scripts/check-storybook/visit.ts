// Shows stories in Storybook's own preview, one after the other in the same page, and hears what Storybook says of each.
import type { Page } from "playwright";

/** What an accessibility check objects to. */
interface Violation {
  id: string;
  help: string;
  nodes: readonly { target: readonly unknown[] }[];
}

interface Report {
  type: string;
  result?: { violations?: readonly Violation[]; error?: unknown };
}

/** What Storybook tells when a story has been drawn, played and checked. */
interface Finished {
  storyId: string;
  status?: string;
  reporters?: readonly Report[];
}

/** Storybook's channel between preview and manager. */
interface Channel {
  on(name: string, listener: (message: never) => void): void;
  off(name: string, listener: (message: never) => void): void;
  emit(name: string, message: unknown): void;
}

/** What there is to show: a story, or a page of text. */
export interface Entry {
  id: string;
  type: "story" | "docs";
  /** Where it stands: the component's name, with its group before it. */
  title: string;
}

/** With one of these Storybook gives a story up; an error is told before the story is called finished. */
const failures = ["storyMissing", "storyErrored", "storyThrewException"];
const endings = ["storyFinished", ...failures];

const notDrawn = (ending: string): string => `Storybook says ${ending}: open it and read its error.`;

interface Question {
  storyId: string;
  command: string;
  endings: readonly string[];
}

/** Runs in the page: gives a command and waits until Storybook has done with the story. */
function ask({ storyId, command, endings: names }: Question): Promise<{ ending: string; message: Finished | null }> {
  const channel: Channel = Reflect.get(globalThis, "__STORYBOOK_ADDONS_CHANNEL__");
  return new Promise((resolve) => {
    const listeners = names.map((name) => ({
      name,
      listener(message: Finished | null) {
        if (name === "storyFinished" && message?.storyId !== storyId) return;
        for (const other of listeners) channel.off(other.name, other.listener);
        resolve({ ending: name, message });
      },
    }));
    for (const { name, listener } of listeners) channel.on(name, listener);
    channel.emit(command, { storyId, viewMode: "story" });
  });
}

const describe = ({ id, help, nodes }: Violation): string =>
  `${id}: ${help} (${nodes.map(({ target }) => target.join(" ")).join(", ")})`;

/** Opens Storybook's preview without a story: to leave one that is still playing, Storybook would load the page again. */
export async function openPreview(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=story`);
  await page.evaluate(async () => {
    const storybook: { ready(): Promise<unknown> } = Reflect.get(globalThis, "__STORYBOOK_PREVIEW__");
    await storybook.ready();
  });
}

/**
 * Shows a story, or draws it again when it is there already.
 *
 * @param again the story is there, and is drawn once more at the page's present width
 * @returns what is wrong with it, a sentence each
 */
export async function showStory(page: Page, storyId: string, again: boolean): Promise<string[]> {
  const command = again ? "forceRemount" : "setCurrentStory";
  const { ending, message } = await page.evaluate(ask, { storyId, command, endings });
  if (ending !== "storyFinished") return [notDrawn(ending)];
  const reports = message?.reporters?.filter(({ type }) => type === "a11y") ?? [];
  if (reports.length === 0) return ["It was not checked for accessibility: is the addon in storybook/main.ts?"];
  return [
    ...(message?.status === "success" ? [] : ["Its play function or its accessibility check failed."]),
    ...reports.flatMap(
      ({ result }) => result?.violations?.map(describe) ?? [`The check broke: ${String(result?.error)}`],
    ),
  ];
}

/**
 * Runs in the page: shows a page of text, and waits until it has been drawn with each story in it, or until Storybook says
 * that one of them cannot be.
 */
function askDocs({ storyId, endings: names }: Pick<Question, "storyId" | "endings">): Promise<string> {
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

/** Shows a page of text, with the stories in it. @returns what is wrong with it, a sentence each */
export async function showDocs(page: Page, storyId: string): Promise<string[]> {
  const ending = await page.evaluate(askDocs, { storyId, endings: failures });
  if (ending !== "docsRendered") return [notDrawn(ending)];
  return (await page.locator("#storybook-docs h1").count()) > 0 ? [] : ["It has no heading."];
}
