// What Experience Builder shows, compared with the definitions of the blocks.
import type { Block } from "../../packages/blocks/src/define/block.ts";
import type { Property } from "../../packages/ui/src/settings/properties.ts";
import { choicesOf, type PropertyElement } from "./bundle-meta.ts";

type CheckedBlock = Pick<Block, "properties">;

/**
 * Checks the properties that a component offers: every choice in the words that its block defines for builders, and every text
 * for visitors translatable.
 *
 * @param block undefined for a component that no block defines
 * @returns one sentence per problem
 */
export function checkBlockRules(elements: readonly PropertyElement[], block: CheckedBlock | undefined): string[] {
  return elements.flatMap((element) => {
    const property = block?.properties[element.name ?? ""];
    return [...checkWords(element, property), ...checkTranslatable(element, property)];
  });
}

/** Words without letters, such as "50%", read the same in every language. */
const isLanguageNeutral = (word: string): boolean => !/\p{L}/u.test(word);

function checkWords(element: PropertyElement, property: Property | undefined): string[] {
  const labels = Object.values(property?.labels ?? {});
  const values = (property?.choices ?? []).map((choice) => choice.toLowerCase());
  const words = choicesOf(element) ?? [];
  return words
    .filter((word) => !isLanguageNeutral(word))
    .flatMap((word) => {
      if (values.includes(word.toLowerCase())) return [`${element.name} offers the program word "${word}".`];
      return labels.includes(word) ? [] : [`${element.name} offers "${word}", which is not a label of its block.`];
    });
}

function checkTranslatable(element: PropertyElement, property: Property | undefined): string[] {
  if (element.type !== "String" || element.datasource !== undefined) return [];
  const isText = property?.isTranslatable === true;
  if (isText === (element.translatable === "true")) return [];
  return [
    isText
      ? `${element.name} is a text for visitors, so it has to be translatable.`
      : `${element.name} is translatable, but visitors never read it.`,
  ];
}

/** A component of a page, as its content file contains it. */
export interface PageComponent {
  definition: string;
  attributes?: Readonly<Record<string, unknown>>;
}

/**
 * Checks the settings of a page's component with the parser that renders it.
 *
 * @returns one sentence per invalid setting
 */
export function checkSettings({ definition, attributes = {} }: PageComponent, block: Pick<Block, "parse">): string[] {
  const problems: string[] = [];
  block.parse(attributes, (name, message) => problems.push(`${name} of ${definition}: ${message}.`));
  return problems;
}
