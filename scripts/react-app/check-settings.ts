// Checks ui-bundle.json. Salesforce's library rejects the same, with less to go on; the keys and values are those that it accepts.

/** Whether the bundle has a file, by its path in the output folder. */
type HasFile = (path: string) => boolean;
type JsonObject = Readonly<Record<string, unknown>>;

const maxSize = 100_000;
const keys = ["outputDir", "routing", "headers", "mcpResources"];
const routingKeys = ["trailingSlash", "fileBasedRouting", "fallback", "rewrites", "redirects"];
const trailingSlashes: readonly unknown[] = ["always", "never", "auto"];
const statusCodes: readonly unknown[] = [301, 302, 307, 308];

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const quote = (value: unknown): string => JSON.stringify(value) ?? "nothing";

const unknownKeys = (place: string, object: JsonObject, known: readonly string[]): string[] =>
  Object.keys(object)
    .filter((key) => !known.includes(key))
    .map((key) => `${place} has the unknown key "${key}"; remove it, or use one of ${known.join(", ")}.`);

/** Paths are relative to their folder, and are no patterns. */
const isPath = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && !/^\/|(?:^|\/)\.\.(?:\/|$)|[*?%\\]/.test(value);

function checkPath(place: string, value: unknown, hasFile: HasFile): string[] {
  if (value === undefined) return [];
  if (!isPath(value))
    return [`${place} is ${quote(value)}; it has to be a path in the output folder, such as "index.html".`];
  return hasFile(value)
    ? []
    : [`${place} names ${value}, which the output folder lacks; add the file, or name another.`];
}

function checkList(place: string, value: unknown, check: (item: JsonObject, place: string) => string[]): string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length === 0)
    return [`${place} has to be a list with at least one item; fill it, or remove the key.`];
  return value.flatMap((item: unknown, index) => {
    const itemPlace = `${place}[${index}]`;
    return isObject(item) ? check(item, itemPlace) : [`${itemPlace} is ${quote(item)}, but has to be an object.`];
  });
}

const checkTexts = (place: string, item: JsonObject, names: readonly string[]): string[] =>
  names
    .filter((name) => typeof item[name] !== "string" || item[name] === "")
    .map((name) => `${place} lacks "${name}", a text; add it.`);

const checkRewrite =
  (hasFile: HasFile) =>
  (item: JsonObject, place: string): string[] => [
    ...unknownKeys(place, item, ["route", "rewrite"]),
    ...checkTexts(place, item, ["route"]),
    ...checkPath(`${place}.rewrite`, item.rewrite ?? "", hasFile),
  ];

const checkRedirect = (item: JsonObject, place: string): string[] => [
  ...unknownKeys(place, item, ["route", "redirect", "statusCode"]),
  ...checkTexts(place, item, ["route", "redirect"]),
  ...(statusCodes.includes(item.statusCode)
    ? []
    : [
        `${place}.statusCode is ${quote(item.statusCode)}; it has to be one of the numbers ${statusCodes.join(", ")}, without quotes.`,
      ]),
];

const checkHeader = (item: JsonObject, place: string): string[] => [
  ...unknownKeys(place, item, ["source", "headers"]),
  ...checkTexts(place, item, ["source"]),
  ...checkList(`${place}.headers`, item.headers ?? [], (header, headerPlace) => [
    ...unknownKeys(headerPlace, header, ["key", "value"]),
    ...checkTexts(headerPlace, header, ["key", "value"]),
  ]),
];

function checkRouting(routing: unknown, hasFile: HasFile): string[] {
  if (routing === undefined) return [];
  if (!isObject(routing) || Object.keys(routing).length === 0)
    return ["routing has to be an object with at least one key; fill it, or remove it."];
  const { trailingSlash = "never", fileBasedRouting = true, fallback, rewrites, redirects } = routing;
  return [
    ...unknownKeys("routing", routing, routingKeys),
    ...(trailingSlashes.includes(trailingSlash)
      ? []
      : [`routing.trailingSlash is ${quote(trailingSlash)}; use "always", "never" or "auto".`]),
    ...(typeof fileBasedRouting === "boolean"
      ? []
      : [`routing.fileBasedRouting is ${quote(fileBasedRouting)}; use true or false, without quotes.`]),
    ...checkPath("routing.fallback", fallback, hasFile),
    ...checkList("routing.rewrites", rewrites, checkRewrite(hasFile)),
    ...checkList("routing.redirects", redirects, checkRedirect),
  ];
}

/**
 * Checks the settings of a UI bundle.
 *
 * @param text content of ui-bundle.json
 * @param hasFile whether the bundle's output folder has a file
 * @returns a sentence per problem
 */
export function checkSettings(text: string, hasFile: HasFile): string[] {
  if (Buffer.byteLength(text) > maxSize) return [`it is larger than ${maxSize / 1000} kB; shorten it.`];
  let settings: unknown;
  try {
    settings = JSON.parse(text);
  } catch (error) {
    return [`it is not valid JSON: ${error instanceof Error ? error.message : String(error)}`];
  }
  if (!isObject(settings) || Object.keys(settings).length === 0)
    return ["it has to be an object with at least one key; fill it, or remove the file."];
  const { outputDir, routing, headers } = settings;
  return [
    ...unknownKeys("it", settings, keys),
    ...(outputDir === undefined || isPath(outputDir)
      ? []
      : [`outputDir is ${quote(outputDir)}; it has to be a folder of the bundle, such as "dist".`]),
    ...checkRouting(routing, hasFile),
    ...checkList("headers", headers, checkHeader),
  ];
}
