import type { ApexContext } from "../../apex-controller.ts";
import { contactRequestFields, contactRequestObject, referenceField } from "./contact-request-fields.ts";
import type { Fields } from "./map-to-record.ts";

const contactData = [
  "salutation",
  "firstName",
  "lastName",
  "email",
  "phoneNumber",
  "street",
  "postalCode",
  "city",
] as const;

/**
 * Moves the contact data of a record that a duplicate rule rejects to the wishes, one line each, as in `RejectedDuplicate.cls`: no rule
 * compares a long text, and employees read it there.
 */
export function moveContactData(record: Fields, { metadata }: ApexContext): Fields {
  const labels = metadata.objects.get(contactRequestObject)?.fields;
  const fields = contactData.map((key) => contactRequestFields[key]).filter((field) => record[field] !== null);
  const lines = fields.map((field) => `${labels?.get(field)?.label}: ${record[field]}`);
  const wishes = record[contactRequestFields.wishes];
  return {
    ...record,
    ...Object.fromEntries(fields.map((field) => [field, null])),
    [contactRequestFields.wishes]: [...lines, ...(wishes === null ? [] : [`\n${wishes}`])].join("\n"),
    [contactRequestFields.lastName]: `Mogelijk dubbel ${record[referenceField] ?? ""}`,
  };
}
