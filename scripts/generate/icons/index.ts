// Writes the static resource `travelIcons` from the icons of packages/ui.
import { iconFolder, writeIcons } from "./write-icons.ts";

await writeIcons();
console.log(`Wrote the icon font and its style sheet to ${iconFolder}`);
