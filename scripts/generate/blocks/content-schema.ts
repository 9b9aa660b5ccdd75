// A JSON schema of content files, so that editors complete names and choices, and underline mistakes.
import {
  platformComponents,
  platformEditors,
  type EditableBlock,
  type PlatformComponent,
  type PropertyEditor,
} from "@travel-design/blocks/internal";
import { pathName } from "@travel-design/ui/internal";
import type { Property } from "@travel-design/ui/models";
import { propertyEditorOf } from "./property-editor.ts";

/** A JSON schema, or a part of one. */
type Schema = Readonly<Record<string, unknown>>;

/** Where the schema is, from the repository's root. `.vscode/settings.json` names it. */
export const schemaPath = ".vscode/content.schema.json";

/** Values that a choice accepts beside its list: the class of an icon, and the columns of a section. */
const openValues = ["fa-solid fa-globe", '{"columns":[{"columnWidth":12}]}'];

function accepts(property: Property, value: string): boolean {
  let isAccepted = true;
  property.parse(value, () => (isAccepted = false));
  return isAccepted;
}

/** The values of a property as Experience Builder stores them. An emptied field is an empty text. */
function valueSchema(property: Property): Schema {
  const { kind, min, max, choices = [], labels = {} } = property;
  if (kind === "boolean") return { type: "boolean" };
  if (kind === "integer") return { type: "integer", minimum: min, maximum: max };
  if (kind !== "choice") return { type: "string" };
  const words = [...new Set([...Object.values(labels), ...choices, ""])];
  return openValues.some((value) => accepts(property, value))
    ? { anyOf: [{ enum: words }, { type: "string" }] }
    : { enum: words };
}

/** A property with what builders read about it, where they read anything. */
function describe(property: Property, words?: PropertyEditor): Schema {
  const { label = "", description = "" } = words ?? {};
  const schema = valueSchema(property);
  return label ? { description: description ? `${label}. ${description}` : label, ...schema } : schema;
}

function attributesSchema(editable: EditableBlock): Schema {
  const entries = Object.entries(editable.block.properties).flatMap(([name, property]): [string, Schema][] => {
    const schema = describe(property, propertyEditorOf(editable, name));
    return property.kind === "image"
      ? [
          [name, schema],
          [pathName(name), schema],
        ]
      : [[name, schema]];
  });
  return {
    description: editable.editor.description,
    type: "object",
    properties: Object.fromEntries(entries),
    additionalProperties: false,
  };
}

/** The attributes of a component of Salesforce. It may have more of them than our pages use. */
function platformSchema({ definition, properties, attributes }: PlatformComponent): Schema {
  const words: Readonly<Record<string, PropertyEditor | undefined>> =
    platformEditors.find(({ component }) => component.definition === definition)?.editor.properties ?? {};
  const own = Object.entries(properties).filter(([name]) => name in attributes);
  return {
    type: "object",
    properties: Object.fromEntries(own.map(([name, property]) => [name, describe(property, words[name])])),
  };
}

const reference = (name: string): Schema => ({ $ref: `#/definitions/${name}` });

/** What the attributes and regions of a component have to be, unless it has another definition. */
const rule = (definition: string, properties: Schema): Schema => ({
  anyOf: [{ properties: { definition: { not: { const: definition } } } }, { properties }],
});

/** A list of regions with these names. */
const regionsSchema = (names: readonly string[]): Schema =>
  names.length === 0 ? { maxItems: 0 } : { items: { properties: { name: { enum: names } } } };

/** The schema of every content file of a site. */
export function contentSchema(editors: readonly EditableBlock[]): Schema {
  const known = [...editors.map(({ block }) => block), ...platformComponents].map(({ definition }) => definition);
  const id = { type: "string", pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$" };
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $comment: 'Written by "npm run generate" from the definitions of the blocks.',
    type: "object",
    required: ["type", "title", "contentBody"],
    properties: {
      type: { type: "string", pattern: "^sfdc_cms__" },
      title: { type: "string" },
      contentBody: { type: "object", properties: { component: reference("component") } },
    },
    definitions: {
      component: {
        type: "object",
        required: ["definition", "id", "type"],
        properties: {
          type: { const: "component" },
          id,
          definition: { anyOf: [{ enum: known }, { type: "string", pattern: "^(?!c:td|community_)[\\w]+:" }] },
          attributes: { type: "object" },
          children: { type: "array", items: reference("region") },
        },
        allOf: [...editors.map(({ block }) => ({ ...block, namesSlots: false })), ...platformComponents].map(
          ({ definition, slots, namesSlots }) =>
            rule(definition, {
              attributes: reference(definition),
              ...(!namesSlots && { children: regionsSchema(slots) }),
            }),
        ),
      },
      region: {
        type: "object",
        required: ["id", "name", "type"],
        properties: {
          type: { const: "region" },
          id,
          name: { type: "string" },
          title: { type: "string" },
          children: { type: "array", items: reference("component") },
        },
      },
      ...Object.fromEntries(editors.map((editable) => [editable.block.definition, attributesSchema(editable)])),
      ...Object.fromEntries(platformComponents.map((component) => [component.definition, platformSchema(component)])),
    },
  };
}
