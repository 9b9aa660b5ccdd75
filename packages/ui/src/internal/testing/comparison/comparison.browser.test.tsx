import { cleanup } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import "../../../style.css";
import { baseUi } from "./base-ui.tsx";
import { expectations } from "./expectations.ts";
import { ours } from "./ours.tsx";
import type { Peer } from "./peer.ts";
import { reactAria } from "./react-aria.tsx";

const command = "npx vitest run --project browser packages/ui/src/internal/testing/comparison --update";

/** Whether a control meets an expectation. Other libraries may fail it in any way. */
async function meets(peer: Peer, check: (peer: Peer) => Promise<void> | void): Promise<boolean> {
  try {
    await check(peer);
    return true;
  } catch {
    return false;
  } finally {
    cleanup();
  }
}

test("the comparison with other libraries is up to date", { timeout: 240_000 }, async () => {
  for (const name of ["error", "warn"] as const) {
    const spy = vi.spyOn(console, name).mockImplementation(() => undefined);
    onTestFinished(() => spy.mockRestore());
  }
  // React Aria announces changes in an element of the page that it never removes, which other tests would find.
  onTestFinished(() => document.querySelector("[data-live-announcer]")?.remove());
  /** By expectation and library: the kinds of controls that do not meet it. */
  const gaps: Record<string, Record<string, string>> = {};
  for (const [sentence, check] of Object.entries(expectations)) {
    const row: Record<string, string> = {};
    for (const { name, peers } of [ours, baseUi, reactAria]) {
      const failing: string[] = [];
      for (const peer of peers) if (!(await meets(peer, check))) failing.push(peer.kind);
      row[name] = failing.join(", ");
    }
    gaps[sentence] = row;
  }
  await expect(`${JSON.stringify(gaps, null, 2)}\n`, `If the difference is meant, run: ${command}`).toMatchFileSnapshot(
    "comparison.json",
  );
});
