import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { layoutId } from "./pages/content-id.ts";
import { openDrafts, type Drafts } from "./drafts.ts";

function emptyDrafts(): Drafts {
  const folder = mkdtempSync(join(tmpdir(), "drafts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return openDrafts(folder);
}

test("each window has a draft of its own, the newest first", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1000 });
  onTestFinished(() => void vi.useRealTimers());
  const drafts = emptyDrafts();
  expect(await drafts.list("home")).toEqual([]);
  await drafts.write("home", "first-window", { text: "first", hash: "1", base: "" });
  vi.setSystemTime(2000);
  await drafts.write("home", "second-window", { text: "second", hash: "1", base: "" });
  expect(await drafts.list("home")).toEqual([
    { id: "second-window", text: "second", hash: "1", base: "", savedAt: 2000 },
    { id: "first-window", text: "first", hash: "1", base: "", savedAt: 1000 },
  ]);
  await drafts.remove("home", "second-window");
  expect(await drafts.list("home")).toMatchObject([{ id: "first-window" }]);
});

test("contents with drafts are listed, as long as they have one", async () => {
  const drafts = emptyDrafts();
  expect(await drafts.contents()).toEqual([]);
  await drafts.write("home", "window", { text: "", hash: "1", base: "" });
  await drafts.write("Bali", "window", { text: "", hash: "1", base: "" });
  await drafts.remove("home", "window");
  expect(await drafts.contents()).toEqual(["Bali"]);
});

test("a page and a theme layout of one name have different drafts", async () => {
  const drafts = emptyDrafts();
  await drafts.write("a", "window", { text: "page", hash: "1", base: "" });
  await drafts.write(layoutId("a"), "window", { text: "layout", hash: "2", base: "" });
  expect(await drafts.list("a")).toMatchObject([{ text: "page" }]);
  expect(await drafts.list(layoutId("a"))).toMatchObject([{ text: "layout" }]);
});

test("only ids reach the file system", async () => {
  const drafts = emptyDrafts();
  await expect(drafts.write("home", "../escape", { text: "", hash: "", base: "" })).rejects.toThrow(
    "Dit is geen concept.",
  );
  await expect(drafts.list("../..")).rejects.toThrow("Deze pagina bestaat niet.");
});

test("a save removes the draft of its text, and a later one is based on the saved file from then on", async () => {
  const drafts = emptyDrafts();
  const draft = { text: "typed", hash: "1", base: "start" };
  const save = () => drafts.supersede("home", "window", { text: "typed", hash: "1" }, () => "2");
  await drafts.write("home", "window", draft);
  expect(await save()).toEqual({ hash: "2" });
  expect(await drafts.list("home")).toEqual([]);
  const later = { ...draft, text: "typed since" };
  // It can overtake the save, or come from a window that never got the response.
  await drafts.write("home", "window", later);
  await save();
  expect(await drafts.list("home")).toMatchObject([{ text: "typed since", hash: "2", base: "typed" }]);
  await drafts.write("home", "window", later);
  expect(await drafts.list("home")).toMatchObject([{ text: "typed since", hash: "2", base: "typed" }]);
});
