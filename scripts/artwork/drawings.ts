// Browsers encode the same picture slightly differently, so the test compares drawings, not the bytes of their WebP files.
import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { landscapeSvg, named } from "./pictures.ts";

/** The static resource that holds the pictures. */
export const mediaFolder = resolve(import.meta.dirname, "../../force-app/main/default/staticresources/travelMedia");

/** Hashes of the drawings from which the WebP files were made. */
export const drawingsFile = resolve(import.meta.dirname, "drawings.json");

/** A small rendering shows every change of a drawing and takes a fraction of the time. */
const scale = 0.06;

/** A short hash of the drawings of landscapes, by name; an empty list means all landscapes. */
export const drawingHashes = (names: readonly string[] = []): Readonly<Record<string, string>> =>
  Object.fromEntries(
    named(names).map((landscape) => [
      landscape.name,
      createHash("sha256").update(landscapeSvg(landscape, scale)).digest("hex").slice(0, 16),
    ]),
  );
