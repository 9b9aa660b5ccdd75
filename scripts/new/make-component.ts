import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readComponentName } from "./component-name.ts";
import { insertLine } from "./insert-line.ts";
import { Refusal } from "./refusal.ts";
import { componentFiles } from "./templates.ts";

const usage = "Usage: npm run new -- ui date-range";

/**
 * Makes the folder of a component and names it in the package's list of exports and of style sheets.
 *
 * @param repository folder of the repository
 * @param parameters the package and the component's name in kebab-case
 * @returns the files that were made or changed, from the repository's folder
 * @throws Refusal when there is no such package, or the name is wrong or taken
 */
export function makeComponent(repository: string, parameters: readonly string[]): string[] {
  const [packageName, kebab, ...more] = parameters;
  if (!packageName || !kebab || more.length > 0) throw new Refusal(`Give a package and a name. ${usage}`);
  if (packageName !== "ui") {
    throw new Refusal(`Components are made in the package ui only, not in "${packageName}". ${usage}`);
  }
  const name = readComponentName(kebab);
  const source = join("packages", packageName, "src");
  const folder = join(source, "controls", kebab);
  if (existsSync(join(repository, folder))) {
    throw new Refusal(`There is a ${folder} already: choose another name, or change that component.`);
  }
  const at = (file: string): string => join(source, file);
  const withLine = (file: string, line: string): string =>
    insertLine(readFileSync(join(repository, at(file)), "utf8"), line);
  const texts: Record<string, string> = {
    [at("index.ts")]: withLine("index.ts", `export * from "./controls/${kebab}/index.ts";`),
    [at("style.css")]: withLine("style.css", `@import url("./controls/${kebab}/${name.pascal}.css");`),
  };
  for (const [file, text] of Object.entries(componentFiles(name))) texts[join(folder, file)] = text;

  mkdirSync(join(repository, folder));
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(repository, file), text);
  return Object.keys(texts);
}
