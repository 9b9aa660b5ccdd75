/** Names of the pages of the builder beside the list and the editor of pages. */
export const toolNames = ["brand", "pictures", "publish", "versions"] as const;
export type ToolName = (typeof toolNames)[number];

/** Their addresses. */
export const toolPages: Readonly<Record<ToolName, string>> = {
  brand: "/org/builder/brand",
  pictures: "/org/builder/pictures",
  publish: "/org/builder/publish",
  versions: "/org/builder/versions",
};
