/** What files of list views and layouts call the platform's own fields. */
const columnNames: ReadonlyMap<string, string> = new Map([
  ["NAME", "Name"],
  ["ACCOUNT.NAME", "Name"],
  ["CASES.CASE_NUMBER", "Name"],
  ["FULL_NAME", "Name"],
  ["CREATED_DATE", "CreatedDate"],
  ["CREATEDBY_USER", "CreatedById"],
  ["LAST_UPDATE", "LastModifiedDate"],
  ["UPDATEDBY_USER", "LastModifiedById"],
  ["OWNER.ALIAS", "OwnerId"],
  ["OWNER.FIRST_NAME", "OwnerId"],
  ["OWNER.LAST_NAME", "OwnerId"],
  ["RECORDTYPE", "RecordTypeId"],
]);

/**
 * The field's API name.
 *
 * @example fieldOfColumn("CREATED_DATE") // "CreatedDate"
 */
export const fieldOfColumn = (column: string): string => columnNames.get(column) ?? column;
