import { outcomeDefects } from "./data-layer-outcomes.ts";
import { readDefects } from "./data-layer-reads.ts";
import { writeDefects } from "./data-layer-writes.ts";
import type { Defect } from "./defect.ts";

/** Defects of different kinds; the model test must find each. */
export const dataLayerDefects: readonly Defect[] = [...readDefects, ...writeDefects, ...outcomeDefects];
