import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test.each([
  ["Foto's en video’s uit Peru", "fotos-en-videos-uit-peru"],
  ["Peru & Bolivia op maat", "peru-bolivia-op-maat"],
  ["Peru / Bolivia", "peru-bolivia"],
  ["Straße naar Færøerne", "strasse-naar-faeroerne"],
  ["Tromsø, één nacht", "tromso-een-nacht"],
  ["…", ""],
])("%j is %j", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
