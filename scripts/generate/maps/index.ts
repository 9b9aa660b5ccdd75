// npm run generate -- maps: draws the land around the stops of every route map on a page of the site. With -- --check it only
// reports maps whose land is that of other stops.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { withLand } from "./with-land.ts";

const isCheck = process.argv.includes("--check");
const repository = resolve(import.meta.dirname, "../../..");
const pages = resolve(repository, "force-app/main/default/digitalExperiences/site/*/sfdc_cms__view/*/content.json");
const changed = globSync(pages).filter((path) => {
  const text = readFileSync(path, "utf8");
  const drawn = withLand(text);
  if (drawn !== text && !isCheck) writeFileSync(path, drawn);
  return drawn !== text;
});
for (const path of changed.map((each) => relative(repository, each))) {
  if (isCheck) console.error(`${path} has a map whose land is that of other stops: run "npm run generate -- maps".`);
  else console.log(path);
}
if (isCheck && changed.length > 0) process.exitCode = 1;
if (!isCheck && changed.length === 0) console.log("Every map is up to date.");
