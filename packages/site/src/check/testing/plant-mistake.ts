import { expect, test } from "vitest";
import { sourceTreeOf, type SourceTree } from "../../../../../scripts/salesforce/source-tree.ts";
import { ownSource } from "../../../../../scripts/salesforce/testing/plant.ts";
import { checkSite } from "../index.ts";

export const site = "digitalExperiences/site/Travel_Design1";
export const home = `${site}/sfdc_cms__view/home/content.json`;
export const route = (name: string): string => `${site}/sfdc_cms__route/${name}/content.json`;

/** The project with other texts of some files; undefined removes a file. */
export const withFiles = (files: Readonly<Record<string, string | undefined>>): SourceTree =>
  sourceTreeOf(files, ownSource);

type Change = (text: string) => string;

/** Replaces the first occurrence of a text. @throws Error if nothing changes, because then nothing is tested */
export const replace =
  (from: string | RegExp, to: string): Change =>
  (text) => {
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`The file does not contain ${from}.`);
    return changed;
  };

export interface Part {
  definition?: string;
  name?: string;
  type?: string;
  id?: string;
  attributes?: Record<string, unknown>;
  children?: Part[];
}

const partsOf = (part: Part): Part[] => [part, ...(part.children ?? []).flatMap(partsOf)];

/** Edits the components and regions of a page. */
export const edit =
  (change: (find: (name: string) => Part, parts: Part[]) => void): Change =>
  (text) => {
    const content: { contentBody: { component: Part } } = JSON.parse(text);
    const parts = partsOf(content.contentBody.component);
    change((name) => {
      const found = parts.find((part) => part.definition === name || part.name === name);
      if (!found) throw new Error(`The page has no ${name}.`);
      return found;
    }, parts);
    return JSON.stringify(content, null, 2);
  };

/** Sets a property of the first component of a definition. */
export const set = (definition: string, name: string, value: unknown): Change =>
  edit((find) => {
    find(definition).attributes = { ...find(definition).attributes, [name]: value };
  });

/** Id of the first section of the home page. */
export const doubleId = "eb9e9e1c-0248-484a-bd1c-a681ac461c1b";

/** What is reported about a changed file: each message, and the line of the file that it names. */
function check(path: string, change: Change): { message: string; line: string | undefined }[] {
  const text = change(ownSource.read(path));
  const lines = text.split("\n");
  return checkSite(withFiles({ [path]: text }))
    .filter(({ file }) => file === path)
    .map(({ line, message }) => ({ message, line: lines[line - 1] }));
}

/** How a mistake is made, and what the reported line and message contain. */
type PlantedMistake = [change: Change, line: string, message: string];

/** Tests that each mistake in a file is reported with its line. */
export function testMistakes(path: string, mistakes: Readonly<Record<string, PlantedMistake>>): void {
  test.each(Object.entries(mistakes))("reports %s with its file and line", (_mistake, [change, line, message]) => {
    expect(check(path, change)).toContainEqual({
      message: expect.stringContaining(message),
      line: expect.stringContaining(line),
    });
  });
}
