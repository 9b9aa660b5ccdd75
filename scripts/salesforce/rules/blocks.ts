import type { Block } from "@travel-design/blocks";
import { bundleName } from "@travel-design/blocks/internal";
import type { Property } from "@travel-design/ui/models";
import { loadEditors } from "../../generate/blocks/load-blocks.ts";
import { choicesOf, readProperties, type PropertyElement } from "../bundle-meta.ts";
import type { Rule } from "../rule.ts";
import { problemIn, type SourceTree } from "../source-tree.ts";
import { readComponents } from "./components.ts";

type CheckedBlock = Pick<Block, "properties">;

/** Compares what Experience Builder shows with the definitions of the blocks. */
export const blocks: Rule = {
  title: "Components agree with the definitions of the blocks",
  async check(source) {
    const editors = await loadEditors();
    return checkBlocks(source, new Map(editors.map(({ block }) => [bundleName(block.name), block])));
  },
};

/** Checks the properties of every component. */
export const checkBlocks = (source: SourceTree, definitions: ReadonlyMap<string, CheckedBlock>): string[] =>
  readComponents(source).flatMap(({ name, meta }) =>
    checkProperties(readProperties(meta), definitions.get(name)).map((text) => problemIn(`lwc/${name}`, text)),
  );

/** Experience Builder has to show the labels of the block as choices, and every text for visitors has to be translatable. */
const checkProperties = (elements: readonly PropertyElement[], block: CheckedBlock | undefined): string[] =>
  elements.flatMap((element) => {
    const property = block?.properties[element.name ?? ""];
    return [...checkWords(element, property), ...checkTranslatable(element, property)];
  });

/** Words without letters, such as "50%", read the same in every language. */
const isLanguageNeutral = (word: string): boolean => !/\p{L}/u.test(word);

function checkWords(element: PropertyElement, property: Property | undefined): string[] {
  const labels = Object.values(property?.labels ?? {});
  const values = (property?.choices ?? []).map((choice) => choice.toLowerCase());
  const words = choicesOf(element) ?? [];
  return words
    .filter((word) => !isLanguageNeutral(word))
    .flatMap((word) => {
      if (values.includes(word.toLowerCase()))
        return [`${element.name} offers the program word "${word}"; give the block a label for it.`];
      return labels.includes(word)
        ? []
        : [`${element.name} offers "${word}", which is not a label of its block; run "npm run generate".`];
    });
}

function checkTranslatable(element: PropertyElement, property: Property | undefined): string[] {
  if (element.type !== "String" || element.datasource !== undefined) return [];
  const isText = property?.isTranslatable === true;
  if (isText === (element.translatable === "true")) return [];
  return [
    isText
      ? `${element.name} is a text for visitors, so it has to be translatable; run "npm run generate".`
      : `${element.name} is translatable, but visitors never read it; run "npm run generate".`,
  ];
}
