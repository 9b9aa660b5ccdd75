export * from "./carousel/index.ts";
export * from "./image/index.ts";
