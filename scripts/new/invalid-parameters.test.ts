import { resolve } from "node:path";
import { expect, test } from "vitest";
import { planThing } from "./create.ts";

const repository = resolve(import.meta.dirname, "../..");

test.each([
  ["a page that exists", ["page", "privacyverklaring"], /Privacyverklaring\/content.json exists already/],
  ["an address of Salesforce's pages", ["page", "login"], /login\/content.json exists already/i],
  ["a slot of a page", ["page", "dummy-page", "--slot", "content"], /^Usage/],
  ["an address with a slash", ["page", "reizen/dummy-page"], /is not a valid name/],
  ["nothing", [], /^Usage:\n {2}npm run new -- page over-ons/],
  ["a name without a kind", ["date-range"], /^Usage/],
  ["one word too many", ["component", "date", "range"], /^Usage/],
  ["an unknown kind", ["ui", "date-range"], /^Usage/],
  ["a slot of a component", ["component", "date-range", "--slot", "content"], /^Usage/],
  ["an unknown option", ["component", "date-range", "--slots"], /^Unknown option '--slots'[^]+Usage/],
  ["a component that exists", ["component", "tooltip"], /^packages\/ui\/src\/controls\/tooltip exists already/],
  ["capitals", ["component", "DateRange"], /^"DateRange" is not a valid name/],
  ["a hyphen at the end", ["component", "date-"], /^"date-" is not/],
  ["a digit in front", ["component", "2-dates"], /^"2-dates" is not/],
  ["a word that starts with a digit", ["component", "dates-2"], /^"dates-2" is not/],
  ["a path out of the folder", ["component", "../range"], /^"\.\.\/range" is not/],
  ["300 letters", ["component", "a".repeat(300)], /^The name has 300 characters: use at most 36/],
  ["300 capitals", ["component", "A".repeat(300)], /^"A{60}" is not a valid name/],
  ["an empty name", ["component", ""], /^Usage/],
  ["a name with a null character", ["component", "a\0b"], /is not a valid name/],
  ["a block that exists", ["block", "grid"], /^packages\/blocks\/src\/grid exists already/],
  ["a folder that blocks share", ["block", "define"], /^packages\/blocks\/src\/define exists already/],
  ["the name of another bundle", ["block", "layout-block"], /lwc\/tdLayoutBlock exists already/],
  ["a reserved word", ["block", "switch"], /^"switch" is reserved/],
  ["a word that modules reserve", ["block", "await"], /^"await" is reserved/],
  ["a name that the block's own files use", ["block", "string"], /^"string" is reserved/],
  ["a slot that is no name", ["block", "dummy-block", "--slot", "a b"], /^"a b" is not a valid slot/],
  ["a slot without a name", ["block", "dummy-block", "--slot"], /^Option '--slot <value>' argument missing/],
  ["an endpoint in a file that exists", ["endpoint", "records"], /endpoints\/records\.ts exists already/],
  ["an endpoint that exists", ["endpoint", "get-record"], /endpoints\/records\.ts exports getRecord already/],
  ["a step of an endpoint", ["endpoint", "get-dummy-things", "--step", "1"], /^Usage/],
  ["a step that does not exist", ["field", "dummy-field", "--step", "4"], /^"4" is not a step/],
  ["an inherited property for a step", ["field", "dummy-field", "--step", "constructor"], /is not a step/],
  ["a slot of a field", ["field", "dummy-field", "--slot", "content"], /^Usage/],
  ["a step of a block", ["block", "dummy-field", "--step", "1"], /^Usage/],
  ["a field that exists", ["field", "first-name"], /FirstName__c\.field-meta\.xml exists already/],
  ["an inherited property for a kind", ["constructor", "dummy-field"], /^Usage/],
])("plans nothing for %s", (_what, parameters, message) => {
  expect(() => planThing(repository, parameters)).toThrow(message);
});
