// Reads a component's js-meta.xml without dependencies, so that the checks that use it work without an installation.

/** The attributes of a `<property>` element. */
export type PropertyElement = Readonly<Partial<Record<string, string>>>;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const decode = (text: string): string => text.replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);

/** The properties that a component offers to site builders. */
export function readProperties(meta: string): PropertyElement[] {
  const elements = Array.from(meta.matchAll(/<property\b([^>]*)>/g), ([, text = ""]) => text);
  return elements.map((text) =>
    Object.fromEntries(
      Array.from(text.matchAll(/(\w+)\s*=\s*"([^"]*)"/g), ([, name = "", value = ""]) => [name, decode(value)]),
    ),
  );
}

/** Whether site builders can use the component at all. Components that are not exposed are base classes and libraries. */
export const isExposed = (meta: string): boolean => meta.includes("<isExposed>true</isExposed>");

/** The choices that the property panel shows; undefined for a property without a list. */
export const choicesOf = ({ datasource }: PropertyElement): string[] | undefined => datasource?.split(",");
