/** The UI API as an org serves it. */
export const uiApi = "/services/data/v63.0/ui-api";

/** The same as a published site reaches it. */
export const siteUiApi = `/webruntime/api${uiApi}`;

/** Where Apex is called. */
export const apexPath = "/webruntime/api/apex/execute";

/** A field of the contact request, as the UI API names it. */
export const pathOf = (field: string): string => `Contact_Request__c.${field}`;
