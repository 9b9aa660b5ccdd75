// Draws the pictures of the sample site and writes them to the static resource `travelMedia`. Takes half a minute.
import { writeArtwork } from "./artwork/write-artwork.ts";

await writeArtwork(console.log);
