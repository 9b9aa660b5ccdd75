import { choicesOf, isExposed, readProperties, type PropertyElement } from "../bundle-meta.ts";
import type { Rule } from "../rule.ts";
import { problemIn, type SourceTree } from "../source-tree.ts";
import { checkTargets } from "./component-targets.ts";

/** What Experience Builder needs of a component, as far as the component's own files show it. */
export const components: Rule = {
  title: "Experience Builder can work with the components",
  check: (source) =>
    readComponents(source).flatMap((files) =>
      checkBuilderRules(files).map((text) => problemIn(`lwc/${files.name}`, text)),
    ),
};

/** The files of one component. */
interface ComponentFiles {
  /** Name of its folder. */
  name: string;
  meta: string;
  script: string;
  /** Empty for a component without a template. */
  template: string;
}

/** The components of a project. */
export function readComponents(source: SourceTree): ComponentFiles[] {
  const ending = ".js-meta.xml";
  return source.paths
    .filter((path) => path.startsWith("lwc/") && path.endsWith(ending))
    .map((path) => {
      const file = path.slice(0, -ending.length);
      const read = (suffix: string): string => (source.has(file + suffix) ? source.read(file + suffix) : "");
      return {
        name: file.slice(file.lastIndexOf("/") + 1),
        meta: source.read(path),
        script: read(".js"),
        template: read(".html"),
      };
    });
}

function checkBuilderRules({ name, meta, script, template }: ComponentFiles): string[] {
  return [
    ...(/^td[A-Z]/.test(name)
      ? []
      : [
          "its name has to start with td, because a deployment replaces a component of the org with the same name; rename it.",
        ]),
    ...(isExposed(meta)
      ? [...checkTargets(meta, script), ...checkSlots(script, template), ...checkProperties(readProperties(meta))]
      : []),
  ];
}

/** Experience Builder reads drop zones from the comment directly before the class, and expects nothing else in it. */
function checkSlots(script: string, template: string): string[] {
  const elements = Array.from(
    template.replace(/<!--[^]*?-->/g, "").matchAll(/<slot\b([^>]*)>/g),
    ([, text = ""]) => text,
  );
  const slots = elements.map((text) => /\bname="([^"]+)"/.exec(text)?.[1]);
  const names = slots.filter((slot) => slot !== undefined);
  const [, comment = ""] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export default class\b/.exec(script) ?? [];
  const lines = comment.split("\n").map((line) => line.replace(/^\s*\*?/, "").trim());
  const prose = lines.filter((line) => line !== "" && !/^@slot [\w-]+$/.test(line));
  const declared = lines.flatMap((line) => /^@slot ([\w-]+)$/.exec(line)?.[1] ?? []);
  const elsewhere = (script.match(/@slot\b/g) ?? []).length - (comment.match(/@slot\b/g) ?? []).length;
  return [
    ...(slots.length > names.length ? ["a <slot> without a name is not a drop zone; give it one."] : []),
    ...prose.map(
      (line) =>
        `the comment before the class may contain only lines such as "@slot name", not "${line}"; Experience Builder may find no drop zone otherwise.`,
    ),
    ...(elsewhere > 0 ? ["@slot counts only in the comment directly before the class; move it there."] : []),
    ...(String(names) === String(declared)
      ? []
      : [
          `its template has the slots ${list(names)}, but the comment before its class names ${list(declared)}; make them equal, or builders miss a drop zone.`,
        ]),
  ];
}

const list = (names: readonly string[]): string => names.join(", ") || "none";

function checkProperties(properties: readonly PropertyElement[]): string[] {
  return properties.flatMap((property) => [
    ...checkDefault(property),
    ...(property.type === "ContentReference" ? checkPath(property, properties) : []),
    ...(property.translatable && (property.type !== "String" || property.datasource !== undefined)
      ? [`${property.name} is translatable, but only free texts can be translated; remove translatable.`]
      : []),
    ...(/\bJSON\b|\bCSS-klasse/i.test(`${property.label} ${property.description ?? ""}`)
      ? [`${property.name} lets site builders type code; offer choices or a plain text.`]
      : []),
  ]);
}

function checkDefault(property: PropertyElement): string[] {
  const choices = choicesOf(property);
  if (!choices || property.default === undefined || choices.includes(property.default)) return [];
  return [`the default of ${property.name} is "${property.default}", which is not among its choices; use one of them.`];
}

/** CMS pictures are chosen by key; the files of static resources are not in the CMS, so their path is a property of its own. */
function checkPath({ name }: PropertyElement, properties: readonly PropertyElement[]): string[] {
  const path = properties.find((property) => property.name === `${name}Path`);
  return path?.type === "String"
    ? []
    : [
        `${name} has no property ${name}Path of the type String, so no picture of a static resource can be chosen; add it.`,
      ];
}
