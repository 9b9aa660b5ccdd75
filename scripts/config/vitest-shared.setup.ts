import { afterAll, vi } from "vitest";

// Files share a process or a page. Vitest restores before each test, so what the last test of a file has replaced would still be
// replaced while the next file is imported.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
