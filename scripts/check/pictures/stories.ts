// Which stories have pictures, and in which modes.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Entry } from "../../test/documentation/visit.ts";
import { repository } from "../package/project.ts";

/** What a run writes. */
export const outputFolder = join(repository, ".artefacts/pictures");
/** Storybook with the packed library. */
export const storybookFolder = join(outputFolder, "storybook");

/** How a story is shown. */
export interface Mode {
  palette?: "dark";
  direction?: "rtl";
  forcedColors?: "active";
}

/** The modes by their names, which are part of the file names of pictures. */
export const modes = {
  light: {},
  dark: { palette: "dark" },
  rtl: { direction: "rtl" },
  forced: { forcedColors: "active" },
} as const satisfies Record<string, Mode>;

/** A story and its modes. */
export interface PicturedStory {
  id: string;
  modes: (keyof typeof modes)[];
}

/** Whether a component has a page of documentation. Stories without one repeat components that have pictures already. */
const hasPage = ({ importPath }: Entry): boolean =>
  existsSync(join(repository, importPath.replace(".stories.tsx", ".docs.tsx")));
/** Each state of a control has colors and sides of its own. */
const hasStates = /^Controls\//u;

/** Reads the stories of the built Storybook. The first one of a component, and all of controls, have pictures in every mode. */
export function readStories(): PicturedStory[] {
  const index = readFileSync(join(storybookFolder, "index.json"), "utf8");
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(index);
  const stories = Object.values(entries).filter((entry) => entry.type === "story" && hasPage(entry));
  const firsts = new Map(stories.toReversed().map(({ title, id }) => [title, id]));
  return stories.map(({ id, title }) => {
    const hasEveryMode = hasStates.test(title) || firsts.get(title) === id;
    return { id, modes: hasEveryMode ? ["light", "dark", "rtl", "forced"] : ["light"] };
  });
}
