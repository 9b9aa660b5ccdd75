import type { XmlElement } from "@travel-design/local-org/internal";
import { employeePermissionSet, metadataOf } from "../metadata.ts";
import { isRequired, layoutFields, objectOf, readObjects, type ObjectMetadata } from "../object-metadata.ts";
import type { Rule } from "../rule.ts";
import { problemIn, type SourceTree } from "../source-tree.ts";

/** A custom field that employees see, and the file that shows it. */
interface ShownField {
  path: string;
  object: string;
  field: string;
}

/**
 * A deployment gives nobody access to a field. An employee without read access sees an empty column, and no error.
 */
export const shownFields: Rule = {
  title: "Employees can read every field that a page or list shows",
  check(source) {
    const objects = readObjects(source);
    const readable = readableFields(source);
    const problems = findShownFields(source, objects).flatMap(({ path, object, field }) => {
      const found = objects.get(object)?.fields.get(field);
      if (!found)
        return [problemIn(path, `the field ${object}.${field} does not exist; add it, or do not show it here.`)];
      if (isRequired(found) || readable.has(`${object}.${field}`)) return [];
      return [
        problemIn(
          path,
          `employees see ${object}.${field} empty, because ${employeePermissionSet} does not make it readable; add it there.`,
        ),
      ];
    });
    return [...new Set(problems)];
  },
};

const readableFields = (source: SourceTree): ReadonlySet<string> =>
  new Set(
    metadataOf(source, employeePermissionSet)
      .flatMap(({ content }) => content.elements("fieldPermissions"))
      .filter((permission) => permission.flag("readable"))
      .flatMap((permission) => permission.texts("field")),
  );

/** Every custom field that an employee sees. Standard fields need no permission. */
function findShownFields(source: SourceTree, objects: ReadonlyMap<string, ObjectMetadata>): ShownField[] {
  const read = (
    suffix: string,
    fieldsOf: (content: XmlElement, name: string, path: string) => [object: string, fields: string[]][],
  ) =>
    metadataOf(source, suffix).flatMap(({ path, name, content }) =>
      fieldsOf(content, name, path).flatMap(([object, fields]) =>
        fields.filter((field) => field.endsWith("__c")).map((field) => ({ path, object, field })),
      ),
    );
  return [
    ...read(".layout-meta.xml", fieldsOfLayout),
    ...read(".listView-meta.xml", (content, _name, path) => [
      [
        objectOf(path),
        [...content.texts("columns"), ...content.elements("filters").flatMap((filter) => filter.texts("field"))],
      ],
    ]),
    ...read(".compactLayout-meta.xml", (content, _name, path) => [[objectOf(path), content.texts("fields")]]),
    ...read(".pathAssistant-meta.xml", (content) => [[content.text("entityName") ?? "", pathFields(content)]]),
    ...read(".quickAction-meta.xml", (content, name) => [
      [content.text("targetObject") ?? name.split(".")[0] ?? "", quickActionFields(content)],
    ]),
    ...read(".object-meta.xml", (content, name) => [[name, searchFields(content)]]),
    ...findMentioned(source, ".report-meta.xml", objects),
    ...findMentioned(source, ".flexipage-meta.xml", objects),
  ];
}

function fieldsOfLayout(content: XmlElement, name: string): [string, string[]][] {
  const related = content
    .elements("relatedLists")
    .map((list): [string, string[]] => [list.text("relatedList")?.split(".")[0] ?? "", list.texts("fields")]);
  return [[name.split("-")[0] ?? "", layoutFields(content)], ...related];
}

const pathFields = (content: XmlElement): string[] => [
  ...content.texts("fieldName"),
  ...content.elements("pathAssistantSteps").flatMap((step) => step.texts("fieldNames")),
];

const quickActionFields = (content: XmlElement): string[] =>
  content
    .elements("quickActionLayout")
    .flatMap((layout) => layout.elements("quickActionLayoutColumns"))
    .flatMap((column) => column.elements("quickActionLayoutItems"))
    .flatMap((item) => item.texts("field"));

const searchFields = (content: XmlElement): string[] =>
  content
    .elements("searchLayouts")
    .flatMap((layouts) =>
      ["customTabListAdditionalFields", "lookupDialogsAdditionalFields", "searchResultsAdditionalFields"].flatMap(
        (list) => layouts.texts(list),
      ),
    );

/**
 * Reports and record pages name fields in many elements, so every mention counts: `Object__c.Field__c` or `Object__c$Field__c`
 * in a report, `Record.Field__c` in a record page.
 */
function findMentioned(source: SourceTree, suffix: string, objects: ReadonlyMap<string, ObjectMetadata>): ShownField[] {
  return metadataOf(source, suffix).flatMap(({ path, content }) =>
    Array.from(source.read(path).matchAll(/\b(Record|\w+__c)[.$](\w+__c)\b/g), ([, owner = "", field = ""]) => ({
      path,
      object: owner === "Record" ? (content.text("sobjectType") ?? "") : owner,
      field,
    })).filter(({ object }) => objects.has(object)),
  );
}
