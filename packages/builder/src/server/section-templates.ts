// Sections that builders saved to use again. They are files of the repository, outside of what is deployed.
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { platformSection } from "@travel-design/blocks/internal";
import type { SectionTemplate } from "../contract/responses.ts";
import { parseObject, type JsonObject } from "../content/json.ts";
import { messages } from "../messages/index.ts";
import { slugOf } from "../page-list/slug.ts";
import { BuilderError } from "./errors.ts";
import type { Handlers } from "./routes.ts";
import type { SiteStore } from "./store/site-store.ts";
import { writeFile } from "./store/write-file.ts";

const ending = ".json";
const maxNameLength = 60;

const isSection = (value: unknown): value is JsonObject => Object(value).definition === platformSection.definition;

const namesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(ending))
        .map((file) => basename(file, ending))
    : [];

function readTemplate(folder: string, name: string): SectionTemplate[] {
  const { title, section } = parseObject(readFileSync(join(folder, name + ending), "utf8")) ?? {};
  return typeof title === "string" && isSection(section) ? [{ name, title, section }] : [];
}

/** In the order of their titles. Files that are no template are left out. */
export const listTemplates = (folder: string): SectionTemplate[] =>
  namesIn(folder)
    .flatMap((name) => readTemplate(folder, name))
    .toSorted((a, b) => a.title.localeCompare(b.title, "nl"));

/** @throws BuilderError without a title, without a section, or if the name is taken */
function addTemplate(folder: string, title: string, section: unknown): SectionTemplate {
  const name = slugOf(title).slice(0, maxNameLength);
  if (name === "") throw new BuilderError(400, messages.noTemplateName);
  if (!isSection(section)) throw new BuilderError(400, messages.onlySections);
  if (namesIn(folder).includes(name)) throw new BuilderError(400, messages.takenTemplateName);
  writeFile(join(folder, name + ending), `${JSON.stringify({ title, section }, null, 2)}\n`);
  return { name, title, section };
}

/** @throws BuilderError for anything but a name */
function removeTemplate(folder: string, name: string): void {
  if (!namesIn(folder).includes(name)) throw new BuilderError(404, messages.templateIsGone);
  rmSync(join(folder, name + ending));
}

/**
 * What responds to the palette.
 *
 * @param folder of the templates. It is created with the first one
 */
export const templateHandlers = (
  folder: string,
  store: Pick<SiteStore, "exclusively">,
): Pick<Handlers, "readTemplates" | "saveTemplate" | "removeTemplate"> => ({
  readTemplates: async () => listTemplates(folder),
  saveTemplate: async ({ title, section }) =>
    store.exclusively(() => addTemplate(folder, title.trim(), parseObject(section))),
  removeTemplate: async ({ name }) => store.exclusively(() => removeTemplate(folder, name)),
});
