export * from "./carousel/index.ts";
