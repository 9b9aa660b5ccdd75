// Mistakes that the comparison of all hosts must find: one per rule of the parser, and hosts that do not use the parser.

/** A mistake in one host: the text `right`, which the scripts of the host contain once, is replaced by `wrong`. */
export interface Defect {
  title: string;
  /** A block that the mistake affects. */
  block: string;
  host: "bundle" | "react";
  right: string;
  wrong: string;
}

const host = "bundle";

export const defects: readonly Defect[] = [
  {
    title: "a text that is a number is accepted",
    block: "contentContainer",
    host,
    right: 'readString = raw => typeof raw === "string" ? raw : void 0',
    wrong: "readString = String",
  },
  {
    title: "a required text may consist of spaces",
    block: "quotationContainer",
    host,
    right: 'readString(raw)?.trim() === ""',
    wrong: 'readString(raw) === ""',
  },
  { title: 'the text "true" is not a boolean', block: "grid", host, right: '["true", true],', wrong: "" },
  {
    title: "an integer may be outside its range",
    block: "grid",
    host,
    right: "Math.min(Math.max(number, min), max) : void 0",
    wrong: "number : void 0",
  },
  {
    title: "a number is rounded down",
    block: "grid",
    host,
    right: "void 0 : Math.round(number)",
    wrong: "void 0 : Math.floor(number)",
  },
  {
    title: "any text is a choice",
    block: "flexibleContent",
    host,
    right: "choices.find(choice => choice === word)",
    wrong: "word",
  },
  {
    title: "the Dutch word of a choice is unknown",
    block: "flexibleBlock",
    host,
    right: "choices.get(trimmed(raw)) ?? raw",
    wrong: "raw",
  },
  {
    title: "a length is cut off at 500 pixels",
    block: "flexibleBlock",
    host,
    right: '"px" ? maxPixels : maxInOtherUnits',
    wrong: '"px" ? 299 : maxInOtherUnits',
  },
  { title: "a border may have a percentage", block: "flexibleBlock", host, right: 'raw.includes("%")', wrong: "false" },
  {
    title: "any text is a color",
    block: "flexibleBlock",
    host,
    right: "plainColor.test(text) || isCssFunction(text, rules) ? text",
    wrong: "text ? text",
  },
  {
    title: "any text is a position",
    block: "section",
    host,
    right: "position$1.test(text) ? text",
    wrong: "text ? text",
  },
  {
    title: "a picture cannot be stored as imageInfoV1",
    block: "section",
    host,
    right: 'inside(object, "imageInfoV1")',
    wrong: "void 0",
  },
  {
    title: "the path of a picture is ignored",
    block: "section",
    host,
    right: "value = raw[pathName(name)]",
    wrong: "value = undefined",
  },
  {
    title: "a column may be wider than its row",
    block: "column",
    host,
    right: "default: 12,\n  min: 1,\n  max: 12",
    wrong: "default: 12,\n  min: 1,\n  max: 999",
  },
  {
    title: "a bundle renders raw settings",
    block: "contentContainer",
    host,
    right: "...settings,",
    wrong: "...this.settings,",
  },
  {
    title: "a bundle leaves out a setting",
    block: "button",
    host: "bundle",
    right: "forward: this.forward",
    wrong: "forward: undefined",
  },
  {
    title: "the site and Storybook reject every text for scripts",
    block: "input",
    host: "react",
    right: 'property("string", fallback, readString, "a text");',
    wrong: 'property("string", fallback, () => undefined, "a text");',
  },
  {
    title: "the site and Storybook reject an address on the site itself",
    block: "checkbox",
    host: "react",
    right: "isValidLink(address) ? address : void 0",
    wrong: "isValidLink(address) && !address.startsWith('/') ? address : void 0",
  },
];
