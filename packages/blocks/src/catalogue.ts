import { containers } from "./containers.ts";
import type { BlockComponent } from "./define/block.tsx";
import { leaves } from "./leaves.ts";

/** Every block by the name a page's content file uses for it, without the namespace `c:`. */
export const catalogue: ReadonlyMap<string, BlockComponent> = new Map([...leaves, ...containers]);
