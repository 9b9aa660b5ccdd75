/** Workspaces read each other's sources, so nothing has to be built before it is used. */
export const sourceConditions = ["source", "module", "browser", "development|production"];
