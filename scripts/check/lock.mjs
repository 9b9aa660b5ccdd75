// Fails when the lockfile lacks an entry for an optional (platform) package: `npm ci` would reject it,
// and other platforms would get no native binding. Usage: node scripts/check/lock.mjs [package-lock.json]
import { readFileSync } from "node:fs";

const { packages } = JSON.parse(readFileSync(process.argv[2] ?? "package-lock.json", "utf8"));
const missing = [];
for (const [at, pkg] of Object.entries(packages)) {
  const peers = Object.entries(pkg.peerDependencies ?? {}).filter(([n]) => !pkg.peerDependenciesMeta?.[n]?.optional);
  for (const [name, range] of [
    ...Object.entries(pkg.optionalDependencies ?? {}),
    ...Object.entries(pkg.dependencies ?? {}),
    ...peers,
  ]) {
    let dir = at,
      found = false;
    for (;;) {
      const hit = packages[`${dir ? `${dir}/` : ""}node_modules/${name}`];
      const exact = /^\d+\.\d+\.\d+/.test(range);
      if (hit && (hit.link || !exact || hit.version === range)) {
        found = true;
        break;
      }
      if (!dir) break;
      dir = dir.includes("/node_modules/") ? dir.slice(0, dir.lastIndexOf("/node_modules/")) : "";
    }
    if (!found) missing.push(`${at || "(root)"} -> ${name}@${range}`);
  }
}
if (missing.length) {
  console.error(`${missing.length} missing from the lockfile:\n${missing.join("\n")}`);
  process.exit(1);
}
console.log(`lockfile complete: ${Object.keys(packages).length} packages`);
