import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundleName } from "../../packages/blocks/src/define/bundle-name.ts";
import { loadEditors } from "../generate/load-blocks.ts";
import { checkBlockRules, checkSettings } from "./block-rules.ts";
import { checkBuilderRules } from "./builder-rules.ts";
import { readProperties } from "./bundle-meta.ts";
import { findSiteFolders, readSite } from "./site-bundle.mjs";
import { walkTree } from "./site-tree.mjs";

/**
 * Checks that Experience Builder can work with the components, that it shows the words of the block definitions, and that the
 * pages contain settings that the blocks can parse.
 *
 * @param {import("./project.mjs").Project} project
 * @returns {Promise<string[]>} problems
 */
export async function check(project) {
  const editors = await loadEditors();
  const blocks = new Map(editors.map(({ block }) => [bundleName(block.name), block]));
  const components = project.metadataOf(".js-meta.xml").flatMap(({ file, name }) => {
    const folder = dirname(file);
    const read = (ending) => readIfPresent(join(folder, `${name}.${ending}`));
    const meta = read("js-meta.xml");
    return [
      ...checkBuilderRules({ name, meta, script: read("js"), template: read("html") }),
      ...checkBlockRules(readProperties(meta), blocks.get(name)),
    ].map((text) => project.problem(folder, text));
  });
  return [...components, ...findSiteFolders(project.source).flatMap((folder) => checkPages(folder, blocks))];
}

/** The settings of our components on every page of a site. */
function checkPages(folder, blocks) {
  const site = readSite(folder);
  return [...site.items("view"), ...site.items("themeLayout")].flatMap(({ file, content }) =>
    [...walkTree(content.contentBody.component)].flatMap((node) => {
      const block = blocks.get(node.definition?.replace(/^c:/, ""));
      return block ? checkSettings(node, block).map((text) => `${file}: ${text}`) : [];
    }),
  );
}

const readIfPresent = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");
