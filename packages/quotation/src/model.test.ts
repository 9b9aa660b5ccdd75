import { expect, test, vi } from "vitest";

vi.mock("react", () => {
  throw new Error("A server has no React.");
});

test("a server can load the model, which needs no React", async () => {
  await expect(import("./model.ts")).resolves.toHaveProperty("readContactRequest");
});
