import { describe, expect, test } from "vitest";
import { hostileSettings } from "../internal/testing/hostile-values.ts";
import { cssUrl, toColor, toImageUrl, toLength, toPosition, toPositions } from "./css-values.ts";

describe("a length", () => {
  test.each([
    [0, "0px"],
    [300, "300px"],
    ["0", "0px"],
    [" 2rem\n", "2rem"],
    ["50%", "50%"],
    [".5em", ".5em"],
    ["38SVH", "38SVH"],
    [10_000, "10000px"],
    ["10000px", "10000px"],
    ["500vh", "500vh"],
  ])("reads %j as %j", (value, expected) => expect(toLength(value)).toBe(expected));

  test.each(
    [
      ["2vmin", "100dvh", "50cqi", "1lvw", "3rch", "1.5lh", "12pt", "2vb", "CALC(1px)", "calc(100% - 2rem)"],
      ["calc((100% - 2 * 1rem) / 3)", "min(100%, 40rem)", "max(1px,2px)", "clamp(1rem, 2vw + .5rem, 3rem)"],
      ["min(calc(1px + 2px), var(--dxp-s-gap))", "var(--dxp-s-gap)", "var(--td-Gap_2, 1.5rem)"],
      ["calc(-1 * var(--a, var(--b, 1e1px)))"],
    ].flat(),
  )("takes %s", (value) => expect(toLength(` ${value} `)).toBe(value));

  test.each(
    [
      [10_001, 1e300, 1e-7, -1, Infinity, Number.NaN, "10001px", "501vh", "-1px", "+1px", "1.px", "1e3px", "1 px"],
      ["px", "%", "1x", "1constructor", "auto", "inherit", "red", "#fff", "(1px)", "1px 2px", "1px)", "1px+2px"],
      ["calc", "calc 1px", "calc (1px)", "calc(1x)", "calc(red)", "calc(1.px)", "calc(infinity * 1px)", "calc(1deg)"],
      ["env(safe-area-inset-top)", "attr(data-a)", "rgb(1 2 3)", "calc(rgb(1 2 3))", "fit-content(1px)", "calc(#fff)"],
      ["calc(1px\n+ 1px)", "calc(1px\u00A0+ 1px)", "- (1px)", "min(1px, -(2px))"],
    ].flat(),
  )("does not take %j", (value) => expect(toLength(value)).toBeUndefined());
});

describe("a color", () => {
  test.each(
    [
      ["#fff", "#FFF8", "#0f4c4a", "#0f4c4aff", "navy", "RebeccaPurple", "transparent", "currentColor"],
      ["rgba(18,24,42,0.12)", "rgb(18 24 42 / 12%)", "hsl(120deg 75% 25%)", "hwb(.5turn 0% 0%)", "RGB(1 2 3)"],
      ["oklch(40.1% 0.123 21.57)", "lab(50% -20 +30)", "rgb(none 0 0)", "color(display-p3 1 0.5 0)"],
      ["color-mix(in srgb, red 40%, transparent)", "color-mix(in oklch longer hue, #FFF, var(--td-accent-color))"],
      ["rgb(from var(--dxp-g-brand) r g calc(b * (1 + .2)) / alpha)", "light-dark(#fff, black)"],
      ["var(--dxp-g-brand)", "var(--td-accent-color, var(--dxp-g-brand, #0f4c4a))"],
    ].flat(),
  )("takes %s", (value) => expect(toColor(` ${value} `)).toBe(value));

  test.each(
    [
      ["#", "#ff", "#fffff", "#fffffffff", "#ggg", "blue!", "r"],
      ["red blue", "rgb 1", "rgb(1px 2 3)"],
      ["calc(1 + 2)", "min(1, 2)", "(red)", "rgb(1 2 3) rgb(1 2 3)", "rgb(1 2 3)red", "red rgb(1 2 3)"],
      ["hsl(1em 0% 0%)", "linear-gradient(red, blue)", "attr(data-a color)"],
    ].flat(),
  )("does not take %j", (value) => expect(toColor(value)).toBeUndefined());
});

/** Texts that would leave a declaration, load something or run something, alone or inside a valid function. */
const escapes = [
  [";", "1px;color:red", "red;background:url(x)", "red}", "red{}", "red!important", "1px !important", "red:1"],
  ["/*", "red/*", "calc(1px /* x */)", "calc(1px + 2px /*)", "calc(1px /*)", "rgb(1 2 3 /*)", "<!--", "-->", "red//"],
  ["url(x)", "url(https://example.com)", "rgb(url(x))", "calc(url(x))", "calc(1px + url(//example.com))"],
  ["var(--a, url(x))", "var(--a,url(x))", "var(--a, var(--b, url(x)))", "color-mix(in srgb, red, url(x))"],
  ["image-set('a.png' 1x)", "image-set(url(x))", "var(--a, image-set(x))", "env(a)", "var(--a, env(b))"],
  ["src(x)", "image(red)", "element(#a)", "paint(a)", "cross-fade(red)", "-webkit-image-set(x)", "@import x"],
  ["expression(alert(1))", "calc(expression(1))", "var(--a, expression(1))", "-moz-binding(x)", "alert(1)"],
  ["calc(1px", "calc(1px))", "calc((1px)", "rgb(1 2 3", "rgb(1 2 3))", "var(--a", ")", "(", "calc(1px)(", ")calc("],
  [
    "calc(1px) calc(2px)",
    "calc(1px)calc(2px)",
    "rgb(1 2 3)rgb(1 2 3)",
    "calc(1px);",
    "rgb(1 2 3);color:red",
    "var(--a);x:y",
    "var(--a; b)",
    "var(--a}b)",
  ],
  [String.raw`red\3b`, String.raw`calc(1px\3b color:red)`, String.raw`\75rl(x)`, String.raw`rgb(\29 )`, "\\"],
  ['"red"', "'red'", 'var(--a, "x")', "var(--a, 'x')", 'rgb("', "calc('1px')", "`1px`", "$1", "1px&2px"],
  ["<script>", "<script>alert(1)</script>", "rgb(<b>)", "calc(1px > 0)", "javascript:alert(1)", "data:image/png,x"],
  ["red\n;", "red\nblue", "calc(1px\n)", "rgb(1 2 3\r)", "rgb(1\t2 3)", "rgb(1\f2 3)", "rgb(1\u20282 3)", "rgb(1\0 2)"],
  ["a".repeat(10_000), "1".repeat(10_000), `0.${"0".repeat(10_000)}1px`, `calc(${"1px + ".repeat(2000)}1px)`],
  ["calc(".repeat(2000), ")".repeat(10_000), `var(--${"a".repeat(10_000)})`, `#${"f".repeat(10_000)}`],
  [`${"1".repeat(10_000)}%`, `0.${"1".repeat(10_000)}%`, `${"-".repeat(10_000)}(`, `left ${"1".repeat(5000)}px`],
  ["{{x}}", "[1px]", "~red", "red|blue", "re\0d", "réd", "ｒｅｄ", "\u212Aeen(1px)", "\u202Ered"],
].flat();

test.each([
  ["length", toLength],
  ["color", toColor],
  ["position", toPosition],
  ["positions", toPositions],
])("no %s leaves its declaration", (_name, read) => {
  expect(escapes.filter((text) => read(text) !== undefined)).toEqual([]);
  // One word ends nothing.
  const isWord = (value: unknown): boolean => typeof value === "string" && /^[a-z]+$/i.test(value);
  expect(hostileSettings.filter((value) => read(value) !== undefined && !isWord(value))).toEqual([]);
});

describe("a position", () => {
  test.each([
    "center",
    "0 0",
    "bottom left",
    "left top",
    "70% 60%",
    "LEFT",
    "-5px 10.5rem",
    "33.333333% 0%",
    "left  -2rem",
  ])("takes %s", (value) => expect(toPosition(` ${value} `)).toBe(value));

  test.each(
    [
      [
        "center;color:red",
        "left left",
        "top 50%",
        "50% left",
        "left top right",
        "midden",
        "50",
        "5vw",
        "calc(1px)",
        "left,top",
        "left\\top",
        "100000%",
      ],
      [5, null, ["left"]],
    ].flat(),
  )("does not take %j", (value) => expect(toPosition(value)).toBeUndefined());
});

describe("the address of a picture", () => {
  test.each([
    "https://example.com/zee.jpg",
    "/zee.jpg",
    "/zee.jpg?breedte=640",
    "data:image/png;base64,AA",
    "HTTPS://a/b",
  ])("may be %s", (value) => expect(toImageUrl(` ${value} `)).toBe(value));

  test.each(
    [
      ["http://example.com/zee.jpg", "//example.com/zee.jpg", "/\\example.com/zee.jpg", "\\\\example.com", "/a\\b"],
      ["/\n/example.com/zee.jpg", "/\t/example.com", "/a\0", "https:/\n/example.com", "java\nscript:alert(1)"],
      ["javascript:alert(1)", "vbscript:x", "data:text/html,zee", "blob:https://example.com/a", "file:///a", "https:a"],
      ["zee.jpg", "", "/", "../a", "?a", "#a", 7, null, {}],
    ].flat(),
  )("may not be %j", (value) => expect(toImageUrl(value)).toBeUndefined());

  test.each([
    ['/a"); color: red; b\\.jpg', 'url("/a%22);%20color:%20red;%20b%5C.jpg")'],
    ["/a'b(c).jpg", `url("/a'b(c).jpg")`],
    ["/a\n\u2028b", 'url("/a%0A%E2%80%A8b")'],
  ])("stays inside the quotes of its url(): %j", (address, expected) => expect(cssUrl(address)).toBe(expected));
});
