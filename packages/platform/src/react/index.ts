export { useRead } from "./use-read.ts";
