import { objectName, quotationName, type TestOrg } from "./test-org.ts";

/** The UI API as an org serves it. */
export const uiApi = "/services/data/v63.0/ui-api";

/** The same as a published site reaches it. */
export const siteUiApi = `/webruntime/api${uiApi}`;

/** Where Apex is called. */
export const apexPath = "/webruntime/api/apex/execute";

/** A field of the contact request, as the UI API writes it. */
export const pathOf = (field: string): string => `${objectName}.${field}`;

/** Creates a contact request as administrator. Returns its id. */
export const createRequest = (org: TestOrg, fields: Record<string, unknown> = {}): Promise<string> =>
  createAs(org, objectName, { LastName__c: "Jansen", ...fields });

/** Creates a quotation as administrator. Returns its id. */
export const createQuotation = (org: TestOrg, fields: Record<string, unknown> = {}): Promise<string> =>
  createAs(org, quotationName, { Subject__c: "Rondreis Japan", ...fields });

async function createAs(org: TestOrg, apiName: string, fields: Record<string, unknown>): Promise<string> {
  const body = { apiName, fields, allowSaveOnDuplicate: true };
  const response = await org.send("POST", `${uiApi}/records`, { body, administrator: true });
  const { id }: { id?: string } = Object(response.body);
  if (id === undefined) throw new Error(`No record was created: ${response.text}`);
  return id;
}

/** How many contact requests there are, as the administrator sees it. */
export async function countRequests(org: TestOrg): Promise<number> {
  const body = { pageSize: 2000 };
  const response = await org.send("POST", `${uiApi}/list-records/${objectName}/Alle_aanvragen`, {
    body,
    administrator: true,
  });
  const { count }: { count?: number } = Object(response.body);
  if (count === undefined) throw new Error(`The list could not be read: ${response.text}`);
  return count;
}
