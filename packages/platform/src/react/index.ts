export { type ReadResult, useRead, type UseReadOptions } from "./use-read.ts";
export { useWrite, type WriteResult } from "./use-write.ts";
