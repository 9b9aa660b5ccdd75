/** Values that many tests of endpoints share. */
export const object = "Contact_Request__c";
/** The object whose records look up to requests. */
export const quotation = "Quotation__c";
/** The list view with all requests. */
export const allRequests = { objectApiName: object, listViewApiName: "Alle_aanvragen" };
export const recordId = "a0X000000000001EAA";
export const otherId = "a0X000000000002EAA";
/** The id of no record in the local org. */
export const missingId = "a00000000000001AAA";
export const recordTypeId = "012000000000001AAA";
export const listViewId = "00B000000000001AAA";
export const record = { apiName: object, id: recordId, fields: { City__c: { value: "Utrecht" } } };
export const records = { count: 1, listInfoETag: "1", records: [record] };

const qualified = (fields: readonly string[]) => fields.map((field) => `${object}.${field}`);

/** A field, and one that may be missing. */
export const [city = "", nickname = ""] = qualified(["City__c", "Nickname__c"]);

/** All parameters of a list page. The request adds the system fields to them. */
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

/** Lifetimes in milliseconds. They repeat the numbers of the endpoints, so that a changed number fails a test. */
export const times = {
  second,
  halfMinute: 30 * second,
  twoMinutes: 2 * minute,
  fiveMinutes: 5 * minute,
  quarter: 15 * minute,
  hour: 60 * minute,
  month: 30 * 24 * 60 * minute,
};
