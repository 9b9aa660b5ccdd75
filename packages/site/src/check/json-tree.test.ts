import { home, replace, route, testMistakes } from "./testing/plant-mistake.ts";

testMistakes(home, {
  "a missing comma": [replace('",\n', '"\n'), '"title"', "a comma or } is expected here"],
  "a quote inside a text": [
    replace("Vertel ons waar", 'Vertel "ons" waar'),
    'Vertel "ons"',
    "a comma or } is expected",
  ],
  "an empty file": [() => "", "", "a value is expected here, but there is the end"],
  "an unfinished file": [(text) => text.slice(0, -20), "", "is expected here, but there is the end"],
  "a name that occurs twice": [replace('"lead":', '"title": "Nog een", "lead":'), '"title"', '"title" occurs twice'],
});

testMistakes(route("Home"), {
  "a trailing comma": [replace('"home"\n', '"home",\n'), "}", "a name in double quotes is expected here"],
});
