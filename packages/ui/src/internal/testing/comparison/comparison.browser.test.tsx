import { cleanup } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import "../../../style.css";
import { baseUi } from "./base-ui.tsx";
import { expectations, type Expectation } from "./expectations.ts";
import { ours } from "./ours.tsx";
import { plain } from "./plain.tsx";
import type { ControlKind, Peer } from "./peer.ts";
import { reactAria } from "./react-aria.tsx";

const command = "npx vitest run --project browser packages/ui/src/internal/testing/comparison --update";

/** Whether a control meets an expectation. Other libraries may fail it in any way. */
async function meets(peer: Peer, check: Expectation): Promise<boolean> {
  try {
    await check(peer);
    return true;
  } catch {
    return false;
  } finally {
    cleanup();
  }
}

/** Whether plain elements or another library that has such a control meet an expectation with it. */
const isMetByAnother = (row: Record<string, string>, kind: ControlKind): boolean =>
  [plain, baseUi, reactAria].some(
    ({ name, peers }) => peers.some((peer) => peer.kind === kind) && !row[name]?.includes(kind),
  );

test(
  "controls of this library meet what any other does, and the comparison with other libraries is up to date",
  { timeout: 240_000 },
  async () => {
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
      for (const { name, peers } of [ours, plain, baseUi, reactAria]) {
        const failing: string[] = [];
        for (const peer of peers) if (!(await meets(peer, check))) failing.push(peer.kind);
        row[name] = failing.join(", ");
      }
      gaps[sentence] = row;
      const met = plain.peers.map(({ kind }) => kind).filter((kind) => isMetByAnother(row, kind));
      expect
        .soft(
          met.filter((kind) => row.ours?.includes(kind)),
          sentence,
        )
        .toEqual([]);
    }
    await expect(
      `${JSON.stringify(gaps, null, 2)}\n`,
      `If the difference is meant, run: ${command}`,
    ).toMatchFileSnapshot("comparison.json");
  },
);
