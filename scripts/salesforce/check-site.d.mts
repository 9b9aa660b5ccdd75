/**
 * Checks the pages and settings of every site in a project.
 *
 * @param forceAppDir folder to search for sites, for example `force-app`
 * @returns one sentence a problem; empty when all is well
 */
export function checkSite(forceAppDir: string): string[];
