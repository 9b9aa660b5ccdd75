import { expect, test } from "vitest";
import { tasksOf } from "./changed-tasks.ts";
import { completeTasks, gateTasks, stepsOf } from "./task-steps.ts";

const namesOf = (steps: ReturnType<typeof stepsOf>): string[] => steps.map(({ name }) => name);

test("a run builds what its tasks need once, in time, and runs tasks that use all cores last", () => {
  const steps = stepsOf([
    ["test", "journeys", "home"],
    ["check", "size"],
    ["test", "lwc"],
  ]);
  expect(namesOf(steps)).toEqual([
    "build site",
    "build react-app",
    "build builder",
    "build resource",
    "check size",
    "test lwc",
    "test journeys home",
  ]);
  expect(steps.find(({ name }) => name === "build react-app")?.after).toEqual(["build site"]);
  expect(steps.at(-1)).toMatchObject({ usesAllCores: true, after: ["build site", "build react-app", "build builder"] });
});

test("test:all runs the gate in the browser that it names, and the rest in the usual one", () => {
  const steps = stepsOf(completeTasks(), "/other/chromium");
  const inOther = steps.filter(({ environment }) => environment?.CHROMIUM_PATH === "/other/chromium");
  expect(namesOf(inOther).toSorted()).toEqual(
    gateTasks()
      .map((task) => task.join(" "))
      .toSorted(),
  );
  expect(steps.length).toBeGreaterThan(inOther.length);
});

test.each([
  ["packages/ui/src/controls/input/Input.tsx", ["journeys --project=desktop"]],
  ["packages/builder/src/page-editor/Palette.tsx", ["journeys --project=builder"]],
  ["force-app/main/default/classes/IsoDay.cls", ["journeys --project=desktop"]],
  ["force-app/main/default/lwc/tdGrid/tdGrid.js", ["lwc", "journeys --project=desktop"]],
  ["README.md", []],
])("a change of %s runs what tests its part", (path, names) => {
  expect(tasksOf([path]).map((task) => task.slice(1, 3).join(" "))).toEqual(names);
});
