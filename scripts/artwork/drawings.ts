// Browsers pack the same drawing a little differently, so it is the drawings that are compared, not the bytes of their WebP files.
import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { landscapes, landscapeSvg } from "./pictures.ts";

/** The static resource that holds the pictures. */
export const mediaFolder = resolve(import.meta.dirname, "../../force-app/main/default/staticresources/travelMedia");

/** Says which drawings the WebP files were made of. */
export const drawingsFile = resolve(import.meta.dirname, "drawings.json");

/** A short mark of each landscape's drawing, by name. */
export const drawingMarks = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    landscapes.map((landscape) => [
      landscape.name,
      createHash("sha256").update(landscapeSvg(landscape)).digest("hex").slice(0, 16),
    ]),
  );
