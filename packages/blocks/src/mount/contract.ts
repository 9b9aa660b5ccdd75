/**
 * Number of the agreement between the script and the components around the blocks. Those freeze when a site is
 * published, the script does not: raise the number with every change that would break a published component, and they
 * show a sentence instead of a broken block until the site is published again.
 */
export const contract = 1;
