import { expect } from "vitest";
import * as invariants from "./invariants.ts";
import type { Scenario } from "./operations.ts";
import { World } from "./world.ts";

/** Longer than any submission takes. */
const minute = 60_000;

/** Runs a scenario in a new tab, and checks after each operation what must always be true. */
export async function runScenario(scenario: Scenario): Promise<void> {
  const world = new World(scenario);
  const { ports } = world.visit;
  await ports.settle();
  world.typed = world.state.values;
  world.listen();
  let successes = 0;
  for (const operation of scenario.operations) {
    const before = world.state;
    await world.run(operation);
    await ports.settle();
    world.show();
    world.listen();
    if (before.phase.name !== "submitted" && world.state.phase.name === "submitted") {
      successes += 1;
      invariants.expectOneRequest(world);
      invariants.expectEmptied(world);
      world.server.stored.clear();
    }
    invariants.acceptChanges(world, operation, before);
    invariants.expectNothingLost(world);
    invariants.expectOneRequest(world);
    invariants.expectDraft(world);
    invariants.expectHistory(world);
    invariants.expectBack(world, before, operation);
    invariants.expectEdited(world, before, operation);
    invariants.expectValidSteps(world, before, operation);
    invariants.expectAnnounced(world);
    invariants.expectFocus(world, before);
    invariants.expectUsefulOffer(world);
    invariants.expectTracked(world, successes);
  }
  await ports.pass(minute);
  expect(["submitting", "loadingStep"]).not.toContain(world.state.phase.name);
  world.visit.end();
}
