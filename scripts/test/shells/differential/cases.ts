// The settings with which a block is compared on all hosts, derived from its properties.
import { hostileTexts, hostileValues } from "../../../../packages/ui/src/internal/testing/hostile-values.ts";
import { gridParts } from "../../../../packages/ui/src/layout/columns/section-config.ts";
import { maxSlots } from "../../../../packages/ui/src/layout/slots/slots-properties.ts";
import { pathName, type RawSettings } from "../../../../packages/ui/src/settings/parse-settings.ts";
import type { Properties, Property, PropertyKind } from "../../../../packages/ui/src/settings/properties.ts";

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
    ...lengths,
    "center",
    "70% 60%",
    "left -2rem",
    ...addresses,
    "2031-02-03",
    '<meta name="a" content="b">',
    "Waarom? | Daarom.||En dan? | Dan reist u.",
    "Oslo | 59,91 | 10,75||Bergen | 60,39 | 5,32",
    "Bond | /sfsites/c/resource/a.jpg | https://example.com||Kantoor",
    "+++ --- *** +--",
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

interface NamedValues {
  name: string;
  property: Property;
  valid: readonly unknown[];
  invalid: readonly unknown[];
}

function valuesOf(name: string, property: Property): NamedValues {
  const { kind, choices = [], labels = {}, min, max } = property;
  const values = [...choices, ...Object.values(labels), min, max, ...samples[kind], ...hostile].filter(
    (value) => value !== undefined,
  );
  return {
    name,
    property,
    valid: values.filter((value) => isValid(property, value)),
    invalid: values.filter((value) => !isValid(property, value)),
  };
}

const at = (list: readonly unknown[], index: number): unknown => list[index % list.length];

/** The same settings in other words, as Experience Builder or a content file may store them. */
const respell = (properties: Properties, settings: RawSettings): RawSettings =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]): [string, unknown] => {
      const { kind, labels = {} } = properties[name] ?? {};
      if (value === null || value === "") return [name, value];
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

/** Every property takes each of its valid and each of its invalid values at least once. */
export function casesOf(properties: Properties): readonly Case[] {
  const all = Object.entries(properties).map(([name, property]) => valuesOf(name, property));
  const rounds = (count: number, settingsOf: (round: number) => RawSettings): RawSettings[] =>
    Array.from({ length: count }, (_, round) => settingsOf(round));
  const same = (value: unknown): RawSettings => Object.fromEntries(all.map(({ name }) => [name, value]));
  const countOf = (list: "valid" | "invalid"): number => Math.max(0, ...all.map((values) => values[list].length));

  const validRounds = rounds(countOf("valid"), (round) =>
    Object.fromEntries(all.map((values, index) => [values.name, at(values.valid, round + index)])),
  );
  // A property with fewer invalid values than others becomes valid in later rounds.
  const mixedRounds = rounds(countOf("invalid"), (round) =>
    Object.fromEntries(all.map(({ name, valid, invalid }) => [name, invalid[round] ?? at(valid, round)])),
  );
  return [
    ...[{}, same(null), same(""), allRegions(properties), ...mixedRounds].map((settings) => ({ settings })),
    ...validRounds.map((settings) => {
      const respelled = respell(properties, settings);
      return JSON.stringify(respelled) === JSON.stringify(settings) ? { settings } : { settings, respelled };
    }),
  ];
}
