/** A component in a page's content file: what it is, what the builder set on it, and its regions. */
export interface ContentComponent {
  id: string;
  /** For example `community_layout:section` or `c:tdQuotationForm`. */
  definition: string;
  attributes: Readonly<Record<string, unknown>>;
  children: readonly ContentRegion[];
}

/** A drop zone of a component. */
export interface ContentRegion {
  type: "region";
  id: string;
  name: string;
  children: readonly ContentComponent[];
}

/** An object of a JSON file, of which nothing is known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A JSON object, or undefined for anything else. */
export const asRecord = (value: unknown): JsonObject | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;

/** The object of a JSON text; an empty one for anything else. */
export function parseObject(text: string): JsonObject {
  try {
    return asRecord(JSON.parse(text)) ?? {};
  } catch {
    return {};
  }
}

export const asText = (value: unknown): string => (typeof value === "string" ? value : "");

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function readRegion(value: unknown): ContentRegion[] {
  const region = asRecord(value);
  if (region?.type !== "region") return [];
  return [
    {
      type: "region",
      id: asText(region.id),
      name: asText(region.name),
      children: list(region.children).flatMap(readComponents),
    },
  ];
}

function readComponents(value: unknown): ContentComponent[] {
  const component = readComponent(value);
  return component ? [component] : [];
}

/** Reads a component of a content file; undefined if the value is none. Invalid parts of it are left out. */
export function readComponent(value: unknown): ContentComponent | undefined {
  const component = asRecord(value);
  const definition = asText(component?.definition);
  if (!component || !definition) return undefined;
  return {
    id: asText(component.id),
    definition,
    attributes: asRecord(component.attributes) ?? {},
    children: list(component.children).flatMap(readRegion),
  };
}

/** Every component of a definition at or below another, in the order of the page. */
export function findComponents(root: ContentComponent, definition: string): ContentComponent[] {
  const below = root.children.flatMap(({ children }) => children.flatMap((child) => findComponents(child, definition)));
  return root.definition === definition ? [root, ...below] : below;
}

/** The first component of a definition at or below another. */
export const findComponent = (root: ContentComponent, definition: string): ContentComponent | undefined =>
  findComponents(root, definition)[0];
