import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { javaRegex } from "./java-regex.ts";

/** Methods of an Apex string that JavaScript lacks, or has under this name with another meaning. */
const stringMethods = {
  replaceAll: (text: string, pattern: string, by: string) => text.replace(javaRegex(pattern), by),
  replaceFirst: (text: string, pattern: string, by: string) => {
    const match = javaRegex(pattern).exec(text);
    return match ? text.slice(0, match.index) + expand(by, match) + text.slice(match.index + match[0].length) : text;
  },
  replace: (text: string, part: string, by: string) => text.split(part).join(by),
  left: (text: string, length: number) => text.slice(0, length),
  charAt: (text: string, index: number) => text.charCodeAt(index),
  contains: (text: string, part: string) => text.includes(part),
  equals: (text: string, other: unknown) => text === other,
  removeEnd: (text: string, part: string) => (text.endsWith(part) ? text.slice(0, -part.length) : text),
  substringAfterLast: (text: string, part: string) =>
    text.includes(part) ? text.slice(text.lastIndexOf(part) + part.length) : "",
  codePointCount: (text: string, from: number, to: number) => Array.from(text.slice(from, to)).length,
  countMatches: (text: string, part: string) => text.split(part).length - 1,
  getChars: (text: string) => Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)),
};

const expand = (replacement: string, match: RegExpExecArray): string =>
  replacement.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? "");

const wholeMatch = (pattern: string, text: string): RegExpExecArray | null =>
  javaRegex(`^(?:${pattern})\\z`).exec(text);

const pattern = {
  matches: (source: string, text: string) => wholeMatch(source, text) !== null,
  compile: (source: string) => ({
    matcher: (text: string) => ({
      find: () => javaRegex(source).test(text),
      matches: () => wholeMatch(source, text) !== null,
      group: (index: number) => wholeMatch(source, text)?.[index] ?? null,
    }),
  }),
};

const prelude = `
for (const [name, method] of Object.entries(stringMethods))
  Object.defineProperty(String.prototype, name, { value(...rest) { return method(String(this), ...rest); } });
String.fromCharArray = (units) => units.reduce((text, unit) => text + String.fromCharCode(unit), "");
const Integer = { valueOf: Number };
const Day = globalThis.Date;
const Date = {
  daysInMonth: (year, month) => new Day(Day.UTC(year, month, 0)).getUTCDate(),
  newInstance: (year, month, day) => new Day(Day.UTC(year, month - 1, day)).toISOString().slice(0, 10),
};
`;

const type = String.raw`(?:String|Integer|Boolean|Date|Pattern|Matcher|List<\w+>|Map<\w+, \w+>)`;

/** The statements of an Apex class with static members only, in JavaScript. */
function translate(source: string): string {
  const strings: string[] = [];
  const code = source
    .replace(/'(?:\\.|[^'\\])*'|\/\*[^]*?\*\/|\/\/.*/g, (token) =>
      token.startsWith("'") ? `"${strings.push(token) - 1}"` : "",
    )
    .replace(/\((?:String|Integer)\) /g, "")
    .replace(/new List<\w+>\{([^}]*)\}/g, "[$1]")
    .replace(
      /new Map<\w+, \w+>\{([^}]*)\}/g,
      (_, body: string) => `new Map([${body.replace(/(\S+) => ("\d+")/g, "[$1, $2]")}])`,
    )
    .replace(new RegExp(String.raw`(?:public|private) static final ${type}`, "g"), "const")
    .replace(
      new RegExp(String.raw`(?:public|private) static ${type} (\w+)\(([^)]*)\)`, "g"),
      (_, name: string, parameters: string) => `function ${name}(${parameters.replace(/\w+ (\w+)/g, "$1")})`,
    )
    .replace(new RegExp(String.raw`for \(${type} (\w+) :`, "g"), "for (const $1 of")
    .replace(new RegExp(String.raw`\b${type}\s+(\w+)\s*=`, "g"), "let $1 =")
    .replace(/\.(?:length|size)\(\)/g, ".length");
  const names = [...code.matchAll(/(?:^ {2}const|function) (\w+)/gm)].map(([, name]) => name);
  return code
    .replace(/public class (\w+) \{/, "const $1 = (() => {")
    .replace(/\}\s*$/, `return { ${names.join(", ")} }; })();`)
    .replace(/"(\d+)"/g, (_, index: string) => strings[Number(index)] ?? "");
}

/**
 * Runs Apex classes that consist of static functions on texts and numbers, in the way Apex would, with the regular expressions of
 * Java. This is no compiler: it knows what these classes use. A date is an ISO text here.
 *
 * @param folder of the classes
 * @param names of the classes, each after those that it uses
 * @param expression that returns what the caller needs, such as `ContactRequestText`
 */
export function runApex<Result>(folder: string, names: readonly string[], expression: string): Result {
  const classes = names.map((name) => translate(readFileSync(join(folder, `${name}.cls`), "utf8")));
  return runInContext([prelude, ...classes, expression].join("\n"), createContext({ stringMethods, Pattern: pattern }));
}
