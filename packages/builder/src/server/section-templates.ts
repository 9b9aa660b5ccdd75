// Sections that builders saved to use again. They are files of the repository, outside of what is deployed.
import { readdir, readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { SectionTemplate } from "../contract/responses.ts";
import { parseObject, type JsonObject } from "../document/json.ts";
import { messages } from "../messages.ts";
import { slugOf } from "../pages/slug.ts";
import { BuilderError, writeProblem } from "./errors.ts";
import { writeAtomically } from "./page-files.ts";
import type { Handlers } from "./routes.ts";

/** The saved sections of a repository. */
export interface SectionTemplates {
  /** In the order of their titles. Files that are no template are left out. */
  list(): Promise<SectionTemplate[]>;
  /** @throws BuilderError without a title, without a section, or if the name is taken */
  add(title: string, section: unknown): Promise<SectionTemplate>;
  /** @throws BuilderError for anything but a name */
  remove(name: string): Promise<void>;
}

const ending = ".json";
const maxNameLength = 60;

const isSection = (value: unknown): value is JsonObject => Object(value).definition === "community_layout:section";

async function readTemplate(folder: string, name: string): Promise<SectionTemplate | undefined> {
  try {
    const { title, section } = Object(JSON.parse(await readFile(join(folder, name + ending), "utf8")));
    return typeof title === "string" && isSection(section) ? { name, title, section } : undefined;
  } catch {
    return undefined;
  }
}

/** @param folder of the templates. It is created with the first one */
export function openSectionTemplates(folder: string): SectionTemplates {
  const names = async (): Promise<string[]> =>
    (await readdir(folder).catch(() => []))
      .filter((file) => file.endsWith(ending))
      .map((file) => basename(file, ending));
  return {
    async list() {
      const templates = await Promise.all((await names()).map((name) => readTemplate(folder, name)));
      return templates.filter((each) => each !== undefined).toSorted((a, b) => a.title.localeCompare(b.title, "nl"));
    },
    async add(title, section) {
      const name = slugOf(title.replaceAll("/", " ")).slice(0, maxNameLength);
      if (name === "") throw new BuilderError(400, messages.noTemplateName);
      if (!isSection(section)) throw new BuilderError(400, messages.onlySections);
      if ((await names()).includes(name)) throw new BuilderError(400, messages.takenTemplateName);
      await writeAtomically(join(folder, name + ending), `${JSON.stringify({ title, section }, null, 2)}\n`);
      return { name, title, section };
    },
    async remove(name) {
      if (!(await names()).includes(name)) throw new BuilderError(404, messages.templateIsGone);
      try {
        await rm(join(folder, name + ending));
      } catch (error) {
        throw writeProblem(error);
      }
    },
  };
}

/** What responds to the palette. */
export function templateHandlers(folder: string): Pick<Handlers, "readTemplates" | "saveTemplate" | "removeTemplate"> {
  const templates = openSectionTemplates(folder);
  return {
    readTemplates: () => templates.list(),
    saveTemplate: ({ title, section }) => templates.add(title.trim(), parseObject(section)),
    removeTemplate: ({ name }) => templates.remove(name),
  };
}
