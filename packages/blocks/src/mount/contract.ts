/**
 * Version of the interface between the script and the LWC bundles. Salesforce freezes bundles when a site is published, but not
 * the script: raise the number with every change that would break a published bundle. The script then gets a name of its own,
 * and published bundles use that of their own contract, which a deployment leaves in the org.
 */
export const contract = 3;

/** Name of the static resource. */
export const scriptName = `travelDesign${contract}`;
