import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addressProblem, namesOf, pageFiles, viewContent, type AddressProblem } from "@travel-design/site/files";
import type { Plan } from "./plan.ts";
import type { Names } from "./names.ts";
import { UsageError } from "./usage-error.ts";

const site = "force-app/main/default/digitalExperiences/site/Travel_Design1";
const description = "Schrijf hier in één of twee zinnen waar deze pagina over gaat.";

const problems: Readonly<Record<AddressProblem, string>> = {
  characters: "consists of small letters, digits, hyphens and slashes",
  start: "starts with a letter",
  length: "has at most 80 characters",
  reserved: "is not one that the platform or the local org has itself",
  device: "is not the name of a device, which Windows cannot check out",
};

/** The content file that has the address, or the name of the page's own, already. */
function findTaken(repository: string, address: string): string | undefined {
  const { view, route } = namesOf(address);
  return ["view", "route"]
    .flatMap((type) => readdirSync(join(repository, site, `sfdc_cms__${type}`)).map((name) => ({ type, name })))
    .map(({ type, name }) => ({ name, path: `${site}/sfdc_cms__${type}/${name}/content.json` }))
    .find(({ name, path }) => {
      if ([view, route].includes(name.toLowerCase())) return true;
      const file = join(repository, path);
      return existsSync(file) && readFileSync(file, "utf8").toLowerCase().includes(`"urlprefix": "${address}"`);
    })?.path;
}

/**
 * The files of a new page: a view with its content, and a route with its address.
 *
 * @throws UsageError if the address is taken, or cannot become one
 */
export function planPage(repository: string, { kebab: address, words: title }: Names): Plan {
  const problem = addressProblem(address);
  if (problem)
    throw new UsageError(`The address of a page ${problems[problem]}, unlike "${address}": choose another name.`);
  const taken = findTaken(repository, address);
  if (taken)
    throw new UsageError(`${taken} exists already, with the name or the address /${address}: choose another name.`);
  const page = { title, description, address };
  const files = Object.entries(pageFiles(page, viewContent("text", page)));
  return {
    files: Object.fromEntries(files.map(([path, text]) => [`${site}/${path}`, text])),
    nextSteps: [
      `Write its texts in ${site}/sfdc_cms__view/${namesOf(address).view}/content.json. Its title and description are in it twice: for Salesforce and for the block tdSearchMetadata.`,
      `See it: npm run dev, then http://localhost:8080/${address}. Mistakes are shown on the page and in the log.`,
      "Link to it: for example in links of c:tdPageHeader, in sfdc_cms__themeLayout/scopedHeaderAndFooter/content.json.",
      "Check it: npm run check -- site",
    ],
  };
}
