/** Values that many tests of endpoints give and get. */
export const object = "Contact_Request__c";
export const recordId = "a0X000000000001EAA";
export const otherId = "a0X000000000002EAA";
export const recordTypeId = "012000000000001AAA";
export const listViewId = "00B000000000001AAA";
export const record = { apiName: object, id: recordId, fields: { City__c: { value: "Utrecht" } } };
export const records = { count: 1, listInfoETag: "1", records: [record] };

const qualified = (fields: readonly string[]) => fields.map((field) => `${object}.${field}`);

/** A field, and one that may be missing. */
export const [city = "", nickname = ""] = qualified(["City__c", "Nickname__c"]);

/** A page of a list with all that can be said of it, and what is sent then: the system fields come on top. */
export const listConfig = {
  fields: [city],
  optionalFields: [nickname],
  pageSize: 20,
  pageToken: "50",
  sortBy: ["-CreatedDate"],
};
const withSystemFields = qualified([
  "CreatedDate",
  "Id",
  "LastModifiedById",
  "LastModifiedDate",
  "Nickname__c",
  "SystemModstamp",
]);
export const listBody = { ...listConfig, optionalFields: withSystemFields };
export const listQuery = {
  fields: city,
  optionalFields: withSystemFields.join(","),
  pageSize: "20",
  pageToken: "50",
  sortBy: "-CreatedDate",
};

const second = 1000;
const minute = 60 * second;

/** Lifetimes in milliseconds, written out here once more: tests must not read them from where they come from. */
export const times = {
  second,
  halfMinute: 30 * second,
  twoMinutes: 2 * minute,
  fiveMinutes: 5 * minute,
  quarter: 15 * minute,
  hour: 60 * minute,
  month: 30 * 24 * 60 * minute,
};
