import { findBlockFolders } from "./block-folders.ts";
import { blockLists, followerList, templateList } from "./block-lists.ts";
import { componentFiles, formatFile, type Files } from "./component-files.ts";
import { contractFile } from "./contract-file.ts";
import { loadBlocks } from "./load-blocks.ts";
import { modelsModule } from "./models-module.ts";

/** Where LWC bundles live, from the repository's root. */
export const componentFolder = "force-app/main/default/lwc";

const formatAll = async (files: Files): Promise<Files> =>
  Object.fromEntries(
    await Promise.all(Object.entries(files).map(async ([path, text]) => [path, await formatFile(path, text)])),
  );

/** The lists of blocks. They are written first, because everything else is derived from them. */
export function listFiles(): Promise<Files> {
  const folders = findBlockFolders();
  return formatAll({ ...blockLists(folders), ...templateList(folders) });
}

/** Everything that the blocks determine under `force-app`, by path. */
export async function bundleFiles(): Promise<Files> {
  const { editors, templates } = await loadBlocks();
  const components = editors.map((editable) =>
    componentFiles(componentFolder, editable, templates[editable.block.name]),
  );
  const folders = findBlockFolders();
  const followers = followerList(
    folders,
    editors.map(({ block }) => block),
  );
  const models = `${componentFolder}/tdModels/tdModels.js`;
  const shared = {
    ...(await formatAll(followers)),
    [`${componentFolder}/tdReactBlock/contract.js`]: contractFile,
    [models]: await formatFile(models, await modelsModule(folders)),
  };
  return Object.assign(shared, ...(await Promise.all(components)));
}
