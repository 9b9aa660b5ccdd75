// Renders the pictures of the sample site and writes them to the static resource `travelMedia`. Takes a few minutes;
// names of landscapes as arguments render only those.
import { writeArtwork } from "./artwork/write-artwork.ts";

await writeArtwork(console.log, process.argv.slice(2));
