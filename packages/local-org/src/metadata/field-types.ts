/**
 * The types of fields, named as in the Metadata API's `<type>`, with what the UI API calls each and the number of
 * characters that its texts may hold where the file does not say. `Id` is the record's own id.
 */
export const fieldTypes = {
  AutoNumber: { dataType: "String", length: 30 },
  Checkbox: { dataType: "Boolean", length: 0 },
  Currency: { dataType: "Currency", length: 0 },
  Date: { dataType: "Date", length: 0 },
  DateTime: { dataType: "DateTime", length: 0 },
  Email: { dataType: "Email", length: 80 },
  Id: { dataType: "Reference", length: 18 },
  LongTextArea: { dataType: "TextArea", length: 32_768 },
  Lookup: { dataType: "Reference", length: 18 },
  MultiselectPicklist: { dataType: "MultiPicklist", length: 4099 },
  Number: { dataType: "Double", length: 0 },
  Percent: { dataType: "Percent", length: 0 },
  Phone: { dataType: "Phone", length: 40 },
  Picklist: { dataType: "Picklist", length: 255 },
  Text: { dataType: "String", length: 255 },
  TextArea: { dataType: "TextArea", length: 255 },
  Url: { dataType: "Url", length: 255 },
};

/** A field's type. */
export type FieldType = keyof typeof fieldTypes;

/**
 * The type with a name of a file. A master-detail relationship is a lookup that is required and whose record is deleted
 * with its master.
 */
export const fieldTypeNamed = (name: string): FieldType | undefined =>
  name === "MasterDetail" ? "Lookup" : Object.keys(fieldTypes).find((type): type is FieldType => type === name);
