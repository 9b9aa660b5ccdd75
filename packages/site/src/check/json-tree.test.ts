import { expect, test } from "vitest";
import { check, home, replace, route, type PlantedMistake } from "./testing/plant-mistake.ts";

test.each<PlantedMistake>([
  ["a missing comma", home, replace('",\n', '"\n'), '"title"', "a comma or } is expected here"],
  [
    "a trailing comma",
    route("Home"),
    replace('"home"\n', '"home",\n'),
    "}",
    "a name in double quotes is expected here",
  ],
  [
    "a quote inside a text",
    home,
    replace("Vertel ons waar", 'Vertel "ons" waar'),
    'Vertel "ons"',
    "a comma or } is expected",
  ],
  ["an empty file", home, () => "", "", "a value is expected here, but there is the end"],
  ["an unfinished file", home, (text) => text.slice(0, -20), "", "is expected here, but there is the end"],
  [
    "a name that occurs twice",
    home,
    replace('"lead":', '"title": "Nog een", "lead":'),
    '"title"',
    '"title" occurs twice',
  ],
])("reports %s with its file and line", (_mistake, path, change, line, message) => {
  expect(check(path, change)).toContainEqual({
    message: expect.stringContaining(message),
    line: expect.stringContaining(line),
  });
});
