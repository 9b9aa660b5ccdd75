import type { BlockDefinition } from "../../packages/blocks/src/define/editor.ts";
import { agreement } from "./agreement.ts";
import { componentFiles, layOut, type Files } from "./component-files.ts";
import { layoutModule } from "./layout-module.ts";

/** Where the components stand, from the repository's folder. */
export const componentFolder = "force-app/main/default/lwc";

/**
 * Everything that the definitions decide under `force-app`.
 *
 * @returns texts by path, from the repository's folder
 */
export async function generatedFiles(catalogue: Readonly<Record<string, BlockDefinition>>): Promise<Files> {
  const components = Object.entries(catalogue).map(([name, definition]) =>
    componentFiles(componentFolder, name, definition),
  );
  const models = `${componentFolder}/layoutModels/layoutModels.js`;
  const shared = {
    [`${componentFolder}/reactBlock/agreement.js`]: agreement,
    [models]: await layOut(models, await layoutModule()),
  };
  return Object.assign(shared, ...(await Promise.all(components)));
}
