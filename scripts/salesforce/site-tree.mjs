const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Every component and region of a page, the given one first.
 *
 * @param {any} node a component or region of a view or theme layout
 * @returns {Generator<any>}
 */
export function* walkTree(node) {
  yield node;
  for (const child of node.children ?? []) yield* walkTree(child);
}

/**
 * Checks the shape of a page: ids, regions, and sections whose settings agree with their columns.
 *
 * @param {any} root the page's root component
 * @returns {string[]} one sentence a problem
 */
export function checkTree(root) {
  return [...walkTree(root)].flatMap((node) => [
    ...(uuidV4.test(node.id) ? [] : [`the id ${node.id} of ${nameOf(node)} is no version 4 UUID.`]),
    ...checkChildren(node),
    ...(node.definition === "community_layout:section" ? checkSection(node) : []),
  ]);
}

/** @param {any} node */
const nameOf = (node) => node.definition ?? `region ${node.name}`;

/** @param {any} node */
function checkChildren(node) {
  const expected = node.type === "component" ? "region" : "component";
  const wrong = (node.children ?? []).filter((child) => child.type !== expected);
  const bare = node.name === "content" ? (node.children ?? []).filter((child) => !isSection(child)) : [];
  return [
    ...wrong.map((child) => `${nameOf(node)} may only hold a ${expected}, not ${nameOf(child)}.`),
    ...bare.map((child) => `${nameOf(child)} stands in the page itself; it has to stand in a section's column.`),
  ];
}

/** @param {any} node */
const isSection = (node) => node.definition === "community_layout:section";

/** @param {any} section */
function checkSection(section) {
  const config = parseConfig(section.attributes?.sectionConfig);
  if (!config) return [`section ${section.id} has no sectionConfig that is JSON text with columns.`];
  const regions = section.children ?? [];
  const total = config.columns.reduce((sum, column) => sum + Number(column.columnWidth), 0);
  return [
    ...(config.UUID === section.id ? [] : [`section ${section.id} calls itself ${config.UUID} in its sectionConfig.`]),
    ...(total === 12 ? [] : [`the columns of section ${section.id} are ${total} wide together; that has to be 12.`]),
    ...(config.columns.length === regions.length
      ? []
      : [`section ${section.id} has ${config.columns.length} columns and ${regions.length} regions.`]),
    ...config.columns.flatMap((column, index) => checkColumn(column, regions[index])),
  ];
}

/**
 * @param {any} column
 * @param {any} region
 */
function checkColumn(column, region) {
  if (!region) return [];
  const width = /^([1-9]|1[0-2])$/.test(column.columnWidth)
    ? []
    : [`column ${column.columnName} has the width ${column.columnWidth}; it takes "1" to "12".`];
  const same = column.UUID === region.id && column.columnKey === region.name;
  return same ? width : [...width, `column ${column.columnName} does not match region ${region.name} in id and name.`];
}

/** @param {unknown} text */
function parseConfig(text) {
  try {
    const config = JSON.parse(String(text));
    return Array.isArray(config.columns) ? config : undefined;
  } catch {
    return undefined;
  }
}
