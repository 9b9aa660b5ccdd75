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
  /** The second brand of Storybook's toolbar, with its light or its dark colors. */
  brand?: "light" | "dark";
  direction?: "rtl";
  forcedColors?: "active";
}

/** The modes by their names, which are part of the file names of pictures. */
export const modes = {
  light: {},
  dark: { palette: "dark" },
  rtl: { direction: "rtl" },
  forced: { forcedColors: "active" },
  brand: { brand: "light" },
  "brand-dark": { brand: "dark" },
} as const satisfies Record<string, Mode>;

/** A story and its modes. */
export interface PicturedStory {
  id: string;
  modes: (keyof typeof modes)[];
}

/** Whether a component has a page of documentation. Stories without one repeat components that have pictures already. */
const hasPage = ({ importPath }: Entry): boolean =>
  existsSync(join(repository, importPath.replace(".stories.tsx", ".docs.tsx")));
const ownModes = ["dark", "rtl", "forced"] as const;
/** Each state of a control has colors and sides of its own. */
const hasStates = /^Controls\//u;

/**
 * Reads the stories of the built Storybook. The first one of a component, and all of controls, have pictures in the modes of the
 * library; the first one also in another brand, whose tokens all states read in the same way.
 */
export function readStories(): PicturedStory[] {
  const index = readFileSync(join(storybookFolder, "index.json"), "utf8");
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(index);
  const stories = Object.values(entries).filter((entry) => entry.type === "story" && hasPage(entry));
  const firsts = new Map(stories.toReversed().map(({ title, id }) => [title, id]));
  return stories.map(({ id, title }) => {
    const isFirst = firsts.get(title) === id;
    const hasModes = hasStates.test(title) || isFirst;
    return {
      id,
      modes: ["light", ...(hasModes ? ownModes : []), ...(isFirst ? (["brand", "brand-dark"] as const) : [])],
    };
  });
}
