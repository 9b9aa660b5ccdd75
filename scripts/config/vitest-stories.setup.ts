import { afterEach, beforeEach, vi } from "vitest";

beforeEach(() => {
  vi.spyOn(console, "error");
});

// What React or a block reports there is a defect, also where the story looks right.
afterEach(() => {
  const [message] = vi.mocked(console.error).mock.calls;
  if (message) throw new Error(`An error on the console: ${message.map(String).join(" ")}`);
});
