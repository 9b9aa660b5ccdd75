// Content files for tests.
import { randomUUID } from "node:crypto";

type Regions = Readonly<Record<string, readonly object[]>>;

const regionOf = (name: string, children: readonly object[], id: string = randomUUID()): object => ({
  children,
  id,
  name,
  title: name,
  type: "region",
});

/** A component with the content of its regions. */
export const node = (definition: string, attributes: object, regions: Regions = {}): object => ({
  attributes,
  children: Object.entries(regions).map(([name, children]) => regionOf(name, children)),
  definition,
  id: randomUUID(),
  type: "component",
});

/**
 * A section of the platform.
 *
 * @param widths of its columns, in parts of twelve
 */
export function section(
  widths: readonly number[],
  attributes: object,
  content: readonly (readonly object[])[],
): object {
  const columns = widths.map((width, index) => ({
    UUID: randomUUID(),
    columnName: `Column ${index + 1}`,
    columnKey: `col${index + 1}`,
    columnWidth: String(width),
    seedComponents: null,
  }));
  const id = randomUUID();
  const sectionConfig = JSON.stringify({ UUID: id, columns });
  return {
    ...node("community_layout:section", { ...attributes, sectionConfig }),
    id,
    children: columns.map(({ columnKey, UUID }, index) => regionOf(columnKey, content[index] ?? [], UUID)),
  };
}

interface ReadComponent {
  children: { name: string; children: object[] }[];
}

/** The text of a page's file with other sections. */
export function contentOf(text: string, sections: readonly object[]): string {
  const file: { contentBody: { component: ReadComponent } } = JSON.parse(text);
  const { contentBody } = file;
  const { component } = contentBody;
  const children = component.children.map((region) =>
    region.name === "content" ? { ...region, children: sections } : region,
  );
  return `${JSON.stringify({ ...file, contentBody: { ...contentBody, component: { ...component, children } } }, null, 2)}\n`;
}
