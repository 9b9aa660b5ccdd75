import { contract, scriptName } from "@travel-design/blocks/contract";
import { apexFormats, apexFormatsPath } from "./apex-formats.ts";
import { blocksFolder, findBlockFolders } from "./block-folders.ts";
import { blockLists, scriptLists } from "./block-lists.ts";
import { bundleFiles, componentFolder, generatedMark } from "./bundle.ts";
import { contentSchema, schemaPath } from "./content-schema.ts";
import { formatFiles, type Files } from "./format-files.ts";
import { loadEditors } from "./load-blocks.ts";
import { modelModules, modelTexts } from "./models-module.ts";
import { storyFiles } from "./story-files.ts";

const contractSource = "packages/blocks/src/mount/contract.ts";

/** What the bundles know about the script before it is loaded. */
const contractFile = `// ${generatedMark} ${contractSource}: change it there.
import script from "@salesforce/resourceUrl/${scriptName}";

/** Version of the interface between these bundles and the script. */
export const contract = ${contract};

/** Changes with the content of the script, so that no browser uses an older one. A deployment fills it in. */
export const version = "local";

/** Address of the script. */
export const address = \`\${script}?v=\${version}\`;
`;

/** The description of the script as a static resource. The script itself is built. */
const scriptDescription = `<?xml version="1.0" encoding="UTF-8" ?>
<!-- ${generatedMark} ${contractSource}: change it there. -->
<StaticResource xmlns="http://soap.sforce.com/2006/04/metadata">
    <cacheControl>Public</cacheControl>
    <contentType>application/javascript</contentType>
    <description>Every block of the site in one script. Built before a deployment with: npm run build -- resource</description>
</StaticResource>
`;

/** Where the descriptions of static resources are. */
export const resourceFolder = "force-app/main/default/staticresources";

const modelPath = (name: string): string => `${componentFolder}/${name}/${name}.js`;
const modelPaths: readonly string[] = modelModules.map(modelPath);

/** Whether a generated file is not in git: `npm install` writes it, so that a pull needs one. */
export const isUncommitted = (path: string): boolean =>
  path === schemaPath || modelPaths.includes(path) || path.startsWith(`${blocksFolder}/`);

/** The lists of blocks. They are written first, because everything else is derived from them. */
export const listFiles = (): Promise<Files> => formatFiles(blockLists(findBlockFolders()));

/**
 * Everything that the definitions of the blocks and the formats of a request determine, by path: LWC bundles, stories, the schema of
 * content files, the lists for scripts, and an Apex class.
 */
export async function derivedFiles(): Promise<Files> {
  const editors = await loadEditors();
  const folders = findBlockFolders();
  const blocks = editors.map(({ block }) => block);
  const shared = await formatFiles({
    ...scriptLists(folders, blocks),
    ...storyFiles(editors),
    [apexFormatsPath]: apexFormats(),
    [schemaPath]: JSON.stringify(contentSchema(editors)),
    [`${componentFolder}/tdReactBlock/contract.js`]: contractFile,
    [`${resourceFolder}/${scriptName}.resource-meta.xml`]: scriptDescription,
    ...Object.fromEntries(Object.entries(await modelTexts(folders)).map(([name, text]) => [modelPath(name), text])),
  });
  const bundles = editors.map(bundleFiles);
  return Object.assign(shared, ...(await Promise.all(bundles)));
}
