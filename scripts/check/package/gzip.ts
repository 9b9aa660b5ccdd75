import { gzipSync } from "node:zlib";

/** Size in bytes after gzip. */
export const gzipBytes = (text: string): number => gzipSync(text, { level: 9 }).length;
