import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contactRequestFields, type LayoutMetadata, type OrgMetadata } from "@travel-design/local-org/internal";
import { formKeys, optionalFormKeys, readApexFields, readApexKeys } from "./sides.ts";

const objectName = "Contact_Request__c";
const permissionSet = "Travel_Designer";
const sources = "force-app/main/default";

type Fields = Readonly<Record<string, string>>;

/** A place where every key must be: which keys it has, and what to add where if one is missing. */
interface Place {
  has(key: string): boolean;
  /** For example `add a row to src/fields.ts`. */
  instruction(key: string): string;
}

interface Cases {
  valid: object;
  requests: readonly { change: object }[];
}

/** An optional key is in no valid request, so at least one case must add it. */
function casesPlace(forceApp: string): Place {
  const { valid, requests }: Cases = JSON.parse(
    readFileSync(join(forceApp, "staticresources/contactRequestCases.json"), "utf8"),
  );
  const isOptional = (key: string): boolean => optionalFormKeys.includes(key);
  return {
    has: (key) => key in valid || (isOptional(key) && requests.some(({ change }) => key in change)),
    instruction: (key) =>
      `add it to ${isOptional(key) ? "a request" : '"valid"'} of ${sources}/staticresources/contactRequestCases.json`,
  };
}

const keyPlace = (keys: readonly string[], instruction: string): Place => ({
  has: (key) => keys.includes(key),
  instruction: () => instruction,
});

const isInLayout = (field: string, { sections }: LayoutMetadata): boolean =>
  sections.some(({ columns }) => columns.flat().some((item) => item.field === field));

/** Places in the metadata of the object. A field of which no list knows the name cannot be looked up. */
function fieldPlaces(metadata: OrgMetadata, fieldOf: Fields): Place[] {
  const object = metadata.objects.get(objectName);
  const layouts = metadata.layouts.get(objectName) ?? [];
  const readable = metadata.permissionSets.get(permissionSet)?.readableFields ?? new Set();
  const place = (has: (field: string) => boolean, instruction: (field: string) => string): Place => ({
    has: (key) => fieldOf[key] === undefined || has(fieldOf[key]),
    instruction: (key) => instruction(fieldOf[key] ?? key),
  });
  return [
    place(
      (field) => object?.fields.has(field) ?? false,
      (field) => `create ${sources}/objects/${objectName}/fields/${field}.field-meta.xml`,
    ),
    ...layouts.map((layout) =>
      place(
        (field) => isInLayout(field, layout),
        (field) => `add <layoutItems> for ${field} to ${sources}/layouts/${layout.name}.layout-meta.xml`,
      ),
    ),
    place(
      // Salesforce rejects permissions for a required field, because everyone can read it.
      (field) => object?.fields.get(field)?.required === true || readable.has(`${objectName}.${field}`),
      (field) =>
        `add <fieldPermissions> for ${objectName}.${field} to ` +
        `${sources}/permissionsets/${permissionSet}.permissionset-meta.xml`,
    ),
  ];
}

/**
 * Looks up every key in every place that lists keys.
 *
 * @param forceApp path of `force-app/main/default`
 * @returns for each missing key a sentence that says which file to edit
 */
export function missingKeys(forceApp: string, metadata: OrgMetadata): string[] {
  const inputKeys = readApexKeys(join(forceApp, "classes"));
  const apexFields = readApexFields(join(forceApp, "classes"));
  const places = [
    keyPlace(formKeys, "add a row to packages/quotation/src/model/fields.ts"),
    keyPlace(inputKeys, `add a property to ${sources}/classes/ContactRequestInput.cls`),
    keyPlace(Object.keys(apexFields), `add a row to FIELDS in ${sources}/classes/ContactRequestField.cls`),
    casesPlace(forceApp),
    // The compiler asks for a row of each key of the form.
    ...fieldPlaces(metadata, { ...apexFields, ...contactRequestFields }),
  ];
  const keys = new Set([...formKeys, ...inputKeys, ...Object.keys(apexFields)]);
  return [...keys].flatMap((key) =>
    places.filter((place) => !place.has(key)).map((place) => `"${key}" is missing: ${place.instruction(key)}.`),
  );
}
