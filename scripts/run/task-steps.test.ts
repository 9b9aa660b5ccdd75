import { expect, test } from "vitest";
import { tasks } from "../tasks.ts";
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

test("everything that the gate runs is run by test:all too, by itself or as a part of another task", () => {
  const complete = new Set(completeTasks().map((task) => task.join(" ")));
  const missing = gateTasks().filter(([group, name]) => {
    const { partOf = name } = tasks[group]?.[name] ?? {};
    return !complete.has(`${group} ${partOf}`);
  });
  expect(missing).toEqual([]);
  expect(complete.size).toBeGreaterThan(gateTasks().length);
});

test.each([
  ["packages/ui/src/controls/input/Input.tsx", ["journeys --project=desktop"]],
  ["packages/builder/src/editor/Palette.tsx", ["journeys --project=builder"]],
  ["force-app/main/default/classes/IsoDay.cls", ["journeys --project=desktop"]],
  ["force-app/main/default/lwc/tdGrid/tdGrid.js", ["lwc", "journeys --project=desktop"]],
  ["README.md", []],
])("a change of %s runs what tests its part", (path, names) => {
  expect(tasksOf([path]).map((task) => task.slice(1, 3).join(" "))).toEqual(names);
});
