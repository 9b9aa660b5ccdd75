// The settings with which a block is compared on all hosts, derived from its properties.
import { hostileTexts, hostileValues } from "../../../../packages/ui/src/internal/testing/hostile-values.ts";
import { gridParts } from "../../../../packages/ui/src/layout/columns/section-config.ts";
import { maxSlots } from "../../../../packages/ui/src/layout/slots/slots-properties.ts";
import { pathName, type RawSettings } from "../../../../packages/ui/src/settings/parse-settings.ts";
import {
  isAbsent,
  type Properties,
  type Property,
  type PropertyKind,
} from "../../../../packages/ui/src/settings/properties.ts";

/** Settings of a block, and another spelling of the same settings. */
export interface Case {
  settings: RawSettings;
  /** For example with "4" for 4, and with a picture in its path field. */
  respelled?: RawSettings;
}

const numbers = [1, 2, 3, 4, 6, 12, 2.5, 1000, "7", " 2 ", "two", "50%"];

const lengths = ["2rem", 300, "50%", "calc(100% - 2rem)", "var(--dxp-s-gap, 1rem)", "1px", "4", "-1px", "auto"];
const addresses = ["/contact?a=1#b", "https://example.com/a", "#form", "mailto:a@example.com", "//example.com"];

/**
 * Raw values by kind. No picture has an address of the content store: Storybook has no content store, so it cannot know which of
 * its pictures exist. The property itself decides which values are valid.
 */
const samples: Readonly<Record<PropertyKind, readonly unknown[]>> = {
  string: [
    "Zee & strand <i>\"'",
    " Op maat ",
    "Zee;Bergen;Stad",
    "known",
    "Waarom? | Daarom.||En dan? | Dan reist u.",
    "Oslo | 59,91 | 10,75||Bergen | 60,39 | 5,32",
    "Bond | /sfsites/c/resource/a.jpg | https://example.com||Kantoor",
    "+++ --- *** +--",
    " ",
    "2031-02-03",
    '<meta name="a" content="b">',
    ...addresses,
    ...lengths,
    "center",
    "70% 60%",
    "left -2rem",
  ],
  boolean: [true, false, "true", "false", 1, "on", "TRUE"],
  integer: numbers,
  choice: [...numbers, '{"columns":[{"columnWidth":8},{"columnWidth":"4"}]}', "flex-end", "LEFT", " left "],
  color: ["#0f4c4a", " navy ", "rgb(18 24 42 / 12%)", "var(--td-accent-color, #0f4c4a)", "currentColor", "groen"],
  image: [
    "/sfsites/c/resource/a.jpg",
    "https://example.com/a b.jpg",
    "assets/images/a.jpg",
    "MC123",
    { contentKey: "MC1", url: "/media/a.jpg", altText: "Zee &amp; strand", bgPosition: "70% 60%" },
    '{"imageInfoV1":{"contentKey":"MC2","url":"/media/b.jpg","altText":"Berg","bgSizeOrRepeat":"contain"}}',
    "//example.com/a.jpg",
    "http://example.com/a.jpg",
  ],
};

/** Content files are JSON, so other values cannot reach a block; very long texts would only make the comparison slow. */
const isUsable = (value: unknown): boolean => !Number.isNaN(value) && JSON.stringify(value).length < 300;
const hostile = [...hostileValues, ...hostileTexts, {}, { columns: [{}] }, ["/contact"]].filter(isUsable);

function isValid(property: Property, raw: unknown): boolean {
  let problems = 0;
  property.parse(raw, () => (problems += 1));
  return problems === 0;
}

/** What a host may convert on the way to the parser. */
const typeOf = (value: unknown): string => (Array.isArray(value) ? "list" : typeof value);

/** The first valid texts and pictures of {@link samples} are those that blocks render in different ways. */
const samplesPerProperty = 12;

/** A property with the values that it takes, and all values that it could take. */
interface PropertyValues {
  name: string;
  property: Property;
  taken: unknown[];
  valid: readonly unknown[];
  invalid: readonly unknown[];
}

function valuesOf(name: string, property: Property): PropertyValues {
  const { kind, choices = [], labels = {}, min, max } = property;
  const limits = min === undefined || max === undefined ? [] : [min - 1, min, min + 0.5, max, max + 1];
  const own = [...choices, ...Object.values(labels), ...limits];
  const valid = [...samples[kind], ...hostile].filter((value) => isValid(property, value));
  const invalid = [...samples[kind], ...hostile].filter((value) => !isValid(property, value));
  const ofEachType = new Map(invalid.toReversed().map((value) => [typeOf(value), value]));
  const taken = new Set([...own, ...valid.slice(0, samplesPerProperty), ...ofEachType.values()]);
  return { name, property, taken: [...taken], valid, invalid };
}

/** The parser of a property, apart from the words and numbers that differ between properties. */
const parserOf = ({ kind, expected }: Property): string =>
  `${kind} ${expected.format}${expected.format === "rows" ? JSON.stringify(expected.parts) : ""}`;

/** Adds each value that no property takes to the property that takes the fewest. */
function share(properties: readonly PropertyValues[], list: "valid" | "invalid"): void {
  for (const value of new Set(properties.flatMap((values) => values[list]))) {
    const candidates = properties.filter((values) => values[list].includes(value));
    if (candidates.some(({ taken }) => taken.includes(value))) continue;
    candidates.toSorted((a, b) => a.taken.length - b.taken.length)[0]?.taken.push(value);
  }
}

const at = (list: readonly unknown[], index: number): unknown => list[index % list.length];

/** The same settings in other words, as Experience Builder or a content file may store them. */
const respell = (properties: Properties, settings: RawSettings): RawSettings =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]): [string, unknown] => {
      const property = properties[name];
      if (!property || isAbsent(value) || !isValid(property, value)) return [name, value];
      const { kind, labels = {} } = property;
      if (kind === "image") return [pathName(name), typeof value === "object" ? JSON.stringify(value) : value];
      if (kind === "boolean" || kind === "integer") return [name, String(value)];
      return [name, typeof value === "string" && Object.hasOwn(labels, value) ? labels[value] : value];
    }),
  );

/** Settings that show the most drop zones that a block can have. */
export const allRegions = (properties: Properties): RawSettings => {
  const settings = { slotAmount: maxSlots, sectionConfig: { columns: Array.from({ length: gridParts }, () => ({})) } };
  return Object.fromEntries(Object.entries(settings).filter(([name]) => name in properties));
};

function casesOfBlock(properties: Properties, all: readonly PropertyValues[]): readonly Case[] {
  const lists = all.map(({ name, property, taken }) => ({
    name,
    kind: property.kind,
    valid: taken.filter((value) => isValid(property, value)),
    invalid: taken.filter((value) => !isValid(property, value)),
  }));
  const rounds = (list: "valid" | "invalid"): number[] =>
    Array.from({ length: Math.max(0, ...lists.map((each) => each[list].length)) }, (_, round) => round);
  const same = (value: unknown): RawSettings => Object.fromEntries(all.map(({ name }) => [name, value]));

  // A missing title can hide what other properties change, so valid values are combined with valid values.
  const validRounds = rounds("valid").map((round): Case => {
    // Some texts hide what other properties change, so a text that took all its values repeats its first, which is visible.
    const settings = Object.fromEntries(
      lists.map(({ name, kind, valid }, index) => {
        const isRepeated = kind === "string" && round >= valid.length;
        return [name, at(valid, isRepeated ? 0 : round + index)];
      }),
    );
    // A property that took all its values in earlier rounds repeats them.
    const isNew = lists.some(({ name, valid }) => {
      const setting = { [name]: settings[name] };
      return round < valid.length && JSON.stringify(respell(properties, setting)) !== JSON.stringify(setting);
    });
    return isNew ? { settings, respelled: respell(properties, settings) } : { settings };
  });
  // A property with fewer invalid values than others becomes valid in later rounds.
  const mixedRounds = rounds("invalid").map((round) =>
    Object.fromEntries(lists.map(({ name, valid, invalid }) => [name, invalid[round] ?? at(valid, round)])),
  );
  return [
    ...[{}, same(null), same(""), allRegions(properties), ...mixedRounds].map((settings) => ({ settings })),
    ...validRounds,
  ];
}

/** Properties that a host reads before it renders the block, with what an org has. */
const readByHosts: ReadonlySet<string> = new Set(["menu"]);

/** A block as far as its cases depend on it. */
interface BlockWithProperties {
  properties: Properties;
  slots: readonly string[];
}

/**
 * The cases of each block.
 *
 * A host can go wrong in how it hands a raw value to the parser, in the parser as it was compiled for the host, and in how it renders the
 * parsed value. The first and the last are different for each property, so every property is absent, null and empty, and takes
 * each of its choices, labels and limits, the samples of its kind that are valid, and an invalid value of each type. An invalid value
 * becomes the default or a limit, so another one of the same type only tests the parser. Each parser is compiled for Salesforce twice:
 * for blocks with drop zones and for blocks that React renders. In both it reads every valid and every invalid value at least once.
 */
export function casesOf<Block extends BlockWithProperties>(
  blocks: readonly Block[],
): readonly (readonly [Block, readonly Case[]])[] {
  const all = blocks.map((block) => ({
    block,
    values: Object.entries(block.properties)
      .filter(([name]) => !readByHosts.has(name))
      .map(([name, property]) => valuesOf(name, property)),
  }));
  const byParser = Map.groupBy(
    all.flatMap(({ block, values }) => values.map((each) => ({ each, isContainer: block.slots.length > 0 }))),
    ({ each, isContainer }) => `${String(isContainer)} ${parserOf(each.property)}`,
  );
  for (const members of byParser.values()) {
    const properties = members.map(({ each }) => each);
    share(properties, "valid");
    share(properties, "invalid");
  }
  return all.map(({ block, values }) => [block, casesOfBlock(block.properties, values)]);
}
