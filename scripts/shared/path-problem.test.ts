import { expect, test } from "vitest";
import { pathProblem } from "./path-problem.ts";

test.each([
  ["/home/anna/travel-design", undefined],
  ["/home/anna/Ontwikkeling & meer/[1] é", undefined],
  ["/home/anna/C#/travel-design", expect.stringContaining('contains "#"')],
])("%s can be built in, or the sentence says why not", (folder, problem) => {
  expect(pathProblem(folder)).toEqual(problem);
});
