/**
 * Version of the interface between the script and the LWC bundles. Salesforce freezes bundles when a site is published, but not
 * the script: raise the number with every change that would break a published bundle. Such a bundle then shows a sentence until
 * the site is published again.
 */
export const contract = 3;
