export * from "./carousel/index.ts";
export * from "./image/index.ts";
export * from "../link/index.ts";
