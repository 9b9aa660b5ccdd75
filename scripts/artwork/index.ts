// Renders the pictures of the sample site and writes them to the static resource `travelMedia`. Takes a few minutes;
// names of landscapes as arguments render only those. With --check it writes nothing, and fails if a file would change.
import { parseArgs } from "node:util";
import { checkArtwork, writeArtwork } from "./write-artwork.ts";

const { values, positionals } = parseArgs({ options: { check: { type: "boolean" } }, allowPositionals: true });

if (values.check) {
  const different = await checkArtwork(console.log, positionals);
  if (different.length > 0) process.exitCode = 1;
} else {
  await writeArtwork(console.log, positionals);
}
