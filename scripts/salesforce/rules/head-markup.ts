import type { Rule } from "../rule.ts";
import { readSites, type ContentItem } from "../site.ts";
import { problemIn } from "../source-tree.ts";

/** Salesforce removes other tags from the head of a page (Salesforce Help, "Add Markup to the Page <head>"). */
const allowedTags = ["base", "link", "meta", "noscript", "script", "style", "title"];

/** The head of every page. Experience Builder shows no mistake here: a browser blocks a script, or uses an old file from its cache. */
export const headMarkup: Rule = {
  title: "The head of every page contains only what Salesforce and browsers accept",
  check: (source) =>
    readSites(source).flatMap((site) =>
      site.items("appPage").flatMap((item) => checkMarkup(item).map((text) => problemIn(item.path, text))),
    ),
};

interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
  text: string;
}

function checkMarkup({ body: { headMarkup: markup = "", isRelaxedCSPLevel = false } }: ContentItem): string[] {
  return readTags(markup).flatMap((tag) => [
    ...(allowedTags.includes(tag.name)
      ? []
      : [`the head markup contains <${tag.name}>, which Salesforce removes; use ${allowedTags.join(", ")} only.`]),
    ...[...tag.attributes.keys()]
      .filter((name) => name.startsWith("on"))
      .map(
        (name) => `<${tag.name}> has ${name}, which the content security policy blocks; listen in a static resource.`,
      ),
    ...(tag.name === "script" && !isRelaxedCSPLevel ? checkScript(tag) : []),
    ...["href", "src"].flatMap((name) => checkAddress(tag, tag.attributes.get(name))),
  ]);
}

function readTags(markup: string): Tag[] {
  const tags = markup.replaceAll(/<!--[^]*?-->/g, "").matchAll(/<([a-z][\w-]*)\b([^>]*)>([^<]*)/gi);
  return Array.from(tags, ([, name = "", text = "", after = ""]) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      Array.from(text.matchAll(/([\w-]+)(?:\s*=\s*"([^"]*)")?/g), ([, key = "", value = ""]) => [
        key.toLowerCase(),
        value,
      ]),
    ),
    text: after.trim(),
  }));
}

/** Strict content security policy: no inline scripts, and no scripts of other origins. */
function checkScript({ attributes, text }: Tag): string[] {
  const source = attributes.get("src");
  if (source === undefined || text !== "")
    return ["the content security policy blocks an inline script; move it to a static resource."];
  return /^(?:https?:)?\/\//.test(source)
    ? [`the content security policy blocks the script ${source} of another origin; use a static resource.`]
    : [];
}

/** Files keep their address when they change, so each one needs a key that changes with every publication. */
function checkAddress({ name }: Tag, address: string | undefined): string[] {
  if (address === undefined) return [];
  if (/^\/(?!\/)/.test(address))
    return [`<${name}> loads ${address}, which misses the path of the site; put { basePath } before it.`];
  return /^\{\s*basePath\s*\}/.test(address) && !/\?\{\s*versionKey\s*\}$/.test(address)
    ? [
        `<${name}> loads ${address} without a version, so visitors keep the old file after a change; end it with ?{ versionKey }.`,
      ]
    : [];
}
