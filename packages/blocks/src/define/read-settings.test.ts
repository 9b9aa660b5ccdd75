import { describe, expect, test, vi } from "vitest";
import { choice, colour, flag, image, text, whole } from "./properties.ts";
import { readSettings } from "./read-settings.ts";

const properties = {
  title: text("Klik hier"),
  hidden: flag(),
  columns: whole(2, { min: 1, max: 6 }),
  align: choice(["left", "right"], "left"),
  overlay: colour(),
  picture: image(),
};
const defaults = { title: "Klik hier", hidden: false, columns: 2, align: "left", overlay: "", picture: "" };

test("a block that nobody set anything on gets its defaults, and nothing is said", () => {
  const onProblem = vi.fn<(problem: string) => void>();
  expect(readSettings(properties, {}, onProblem)).toEqual(defaults);
  expect(readSettings(properties, { title: undefined, columns: null }, onProblem)).toEqual(defaults);
  expect(onProblem).not.toHaveBeenCalled();
});

test("what the builder set is used, whether the number was kept as a number or as a text", () => {
  const set = { title: "", hidden: true, columns: "4", align: "right", overlay: "#fff", picture: "MC123" };
  const onProblem = vi.fn<(problem: string) => void>();
  expect(readSettings(properties, set, onProblem)).toEqual({ ...set, columns: 4 });
  expect(onProblem).not.toHaveBeenCalled();
});

describe("what cannot be used is the default or the nearest value, and is told in one line", () => {
  test.each([
    ["title", 7, "Klik hier"],
    ["title", { html: "<b>" }, "Klik hier"],
    ["hidden", "true", false],
    ["columns", 0, 1],
    ["columns", 1e9, 6],
    ["columns", Number.NaN, 2],
    ["columns", 2.5, 2],
    ["columns", "drie", 2],
    ["align", "middle", "left"],
    ["picture", ["x"], ""],
  ] as const)("%s set to %o", (name, value, read) => {
    const onProblem = vi.fn<(problem: string) => void>();
    expect(readSettings(properties, { [name]: value }, onProblem)[name]).toBe(read);
    expect(onProblem).toHaveBeenCalledExactlyOnceWith(
      `${name} cannot be used as it is set, and is ${JSON.stringify(read)} instead`,
    );
  });

  test("all of them together", () => {
    const onProblem = vi.fn<(problem: string) => void>();
    readSettings(properties, { colour: "red", columns: -1 }, onProblem);
    expect(onProblem).toHaveBeenCalledExactlyOnceWith(
      "it has no property colour; columns cannot be used as it is set, and is 1 instead",
    );
  });
});
