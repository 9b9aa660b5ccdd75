import { findBlockFolders } from "./block-folders.ts";
import { blockLists, followerList, styleList } from "./block-lists.ts";
import { componentFiles } from "./component-files.ts";
import { contractFile } from "./contract-file.ts";
import { formatFiles, type Files } from "./format-files.ts";
import { loadEditors } from "./load-blocks.ts";
import { modelsModule } from "./models-module.ts";
import { storyFiles } from "./story-files.ts";

/** Where LWC bundles live, from the repository's root. */
export const componentFolder = "force-app/main/default/lwc";

/** The lists of blocks. They are written first, because everything else is derived from them. */
export function listFiles(): Promise<Files> {
  const folders = findBlockFolders();
  return formatFiles({ ...blockLists(folders), ...styleList(folders) });
}

/** Everything that the definitions of the blocks determine, by path: LWC bundles, stories, and the list of followers. */
export async function bundleFiles(): Promise<Files> {
  const editors = await loadEditors();
  const components = editors.map((editable) => componentFiles(componentFolder, editable));
  const folders = findBlockFolders();
  const followers = followerList(
    folders,
    editors.map(({ block }) => block),
  );
  const shared = await formatFiles({
    ...followers,
    ...storyFiles(editors),
    [`${componentFolder}/tdReactBlock/contract.js`]: contractFile,
    [`${componentFolder}/tdModels/tdModels.js`]: await modelsModule(folders),
  });
  return Object.assign(shared, ...(await Promise.all(components)));
}
