export * from "./use-read.ts";
export * from "./use-read-pages.ts";
export * from "./use-refetch-interval.ts";
export * from "./use-write.ts";
