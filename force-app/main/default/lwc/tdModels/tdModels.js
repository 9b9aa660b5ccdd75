// The models, controllers and texts that React renders from, for the Lightning containers.
// Written by "npm run generate" from scripts/generate/blocks/shell-models.ts and the models of the blocks: change them there.
/**
 * Text without the white space around it.
 *
 * @returns an empty string for a value of another type
 * @example trimmed(" Peru "); // "Peru"
 */
var trimmed = (value) => (typeof value === "string" ? value.trim() : "");
/** Whether a raw value counts as "not set". Experience Builder stores an emptied field as an empty string. */
var isAbsent = (raw) => raw === void 0 || raw === null || raw === "";
/**
 * Defines a kind of property.
 *
 * @param read returns undefined for a value that it cannot use
 * @param expected completes the sentence "use …"
 */
var property = /* @__NO_SIDE_EFFECTS__ */ (kind, fallback, read, expected, details = {}) => ({
  kind,
  default: fallback,
  parse(raw, invalid) {
    if (isAbsent(raw)) return fallback;
    const value = read(raw, invalid);
    if (value === void 0) invalid(expected);
    return value ?? fallback;
  },
  ...details,
});
var readString = (raw) => (typeof raw === "string" ? raw : void 0);
/** Text that visitors read. An emptied field stays empty, so that a builder can remove a default text. */
var string = /* @__NO_SIDE_EFFECTS__ */ (fallback = "") => {
  const text = /* @__PURE__ */ property("string", fallback, readString, "a text", { isTranslatable: true });
  return {
    ...text,
    parse: (raw, invalid) => (raw === "" ? "" : text.parse(raw, invalid)),
  };
};
/** Text that visitors read and that cannot be empty, such as the name of a button. */
var requiredString = /* @__NO_SIDE_EFFECTS__ */ (fallback) => {
  const read = (raw) => (readString(raw)?.trim() === "" ? fallback : readString(raw));
  return /* @__PURE__ */ property("string", fallback, read, "a text", { isTranslatable: true });
};
/** Text for scripts and addresses, such as an id. It is not translated. */
var identifier = /* @__NO_SIDE_EFFECTS__ */ (fallback = "") =>
  /* @__PURE__ */ property("string", fallback, readString, "a text");
var booleans = /* @__PURE__ */ new Map([
  [true, true],
  ["true", true],
  [false, false],
  ["false", false],
]);
/** On or off. Always off by default, because the LWC compiler rejects a Boolean property whose default is true. */
var boolean = /* @__NO_SIDE_EFFECTS__ */ () =>
  /* @__PURE__ */ property("boolean", false, (raw) => booleans.get(raw), "true or false");
var listed = (words) => words.join(", ");
/**
 * One of a fixed list of values.
 *
 * @param fallback undefined where an absent setting differs from every choice
 * @param aliases other words that mean one of the values
 * @example oneOf(["left", "center", "right"], "left")
 */
var oneOf = /* @__NO_SIDE_EFFECTS__ */ (choices, fallback, aliases = {}) =>
  /* @__PURE__ */ property(
    "choice",
    fallback,
    (raw) => {
      const word = trimmed(raw);
      return choices.find((choice) => choice === word) ?? (Object.hasOwn(aliases, word) ? aliases[word] : void 0);
    },
    listed(choices),
    { choices },
  );
/**
 * The same choices with words for builders, which messages list too. Content files may hold either, because Experience Builder stores the word that it shows.
 *
 * @example labeled(oneOf(["row", "column"], "row"), { row: "Naast elkaar", column: "Onder elkaar" })
 */
var labeled = /* @__NO_SIDE_EFFECTS__ */ (choice, labels) => {
  const choices = new Map(Object.entries(labels).map(([value, label]) => [label, value]));
  return {
    ...choice,
    labels,
    parse: (raw, invalid) =>
      choice.parse(choices.get(trimmed(raw)) ?? raw, (expected) =>
        invalid(expected === listed(choice.choices ?? []) ? listed([...choices.keys()]) : expected),
      ),
  };
};
/**
 * Creates a store for the state of a framework-free controller.
 *
 * @param initialState with values that are compared by identity
 */
function createStateStore(initialState) {
  let state = initialState;
  const listeners = /* @__PURE__ */ new Set();
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setState(changes) {
      const next = {
        ...state,
        ...changes,
      };
      if (isShallowEqual(state, next)) return false;
      state = next;
      for (const listener of listeners) listener();
      return true;
    },
  };
}
/** Whether two objects of one shape have the same values. */
function isShallowEqual(a, b) {
  for (const key in b) if (!Object.is(a[key], b[key])) return false;
  return true;
}
/**
 * Calls a function that may throw, such as one that reads a storage that the browser denies.
 *
 * @returns its result; undefined if it throws
 */
function tryTo(call) {
  try {
    return call();
  } catch {
    return;
  }
}
/** Sides of a block in a row. */
var alignments = ["left", "center", "right"];
/** Positions of the content of a flexible block. */
var flexAlignments = ["top", "bottom", "left", "right", "center"];
/** Positions of content between top and bottom. */
var verticalAlignments = ["top", "center", "bottom"];
var sizes = ["small", "medium", "large"];
/** Space between items. The specification has no `x-small`. */
var itemSpacings = ["x-large", "large", "medium", "small", "xx-small", "none"];
var layoutDirections = ["row", "column"];
/** Ways in which a background picture fills its section or repeats. */
var backgroundSizes = ["cover", "contain", "repeat", "no-repeat"];
/** Sides as CSS values that follow the reading direction. */
var flexPositions = {
  left: "start",
  top: "start",
  center: "center",
  right: "end",
  bottom: "end",
};
/** The direction of a layout per kind of screen. */
var directionProperties = {
  layoutDirectionDesktop: /* @__PURE__ */ oneOf(layoutDirections, "row"),
  layoutDirectionTablet: /* @__PURE__ */ oneOf(layoutDirections, "column"),
  layoutDirectionMobile: /* @__PURE__ */ oneOf(layoutDirections, "column"),
};
/**
 * The direction of a layout per kind of screen as custom properties.
 *
 * @param across value of `--_across-…` for either direction, for what the style sheet does differently
 * @example directionStyle(settings, { row: "0px", column: "100%" })["--_across-mobile"]; // "100%"
 */
function directionStyle(settings, across) {
  const { layoutDirectionDesktop: desktop, layoutDirectionTablet: tablet, layoutDirectionMobile: mobile } = settings;
  return {
    "--_direction-desktop": desktop,
    "--_direction-tablet": tablet,
    "--_direction-mobile": mobile,
    "--_across-desktop": across[desktop],
    "--_across-tablet": across[tablet],
    "--_across-mobile": across[mobile],
  };
}
/**
 * Removes properties without a value, so that the style sheet's own value applies.
 *
 * @example definedStyle({ "--_gap": "1rem", "--_width": undefined }); // { "--_gap": "1rem" }
 */
function definedStyle(style) {
  const isSet = (entry) => entry[1] !== void 0;
  return Object.fromEntries(Object.entries(style).filter(isSet));
}
/**
 * A style as the text of a `style` attribute, for hosts that cannot take an object.
 *
 * @example styleText({ "--_gap": "1rem", "--_columns": "3" }); // "--_gap: 1rem; --_columns: 3"
 */
function styleText(style) {
  return Object.entries(style)
    .map(([name, value]) => `${name}: ${value}`)
    .join("; ");
}
var maxPixels = 1e4;
var maxInOtherUnits = 500;
var maxTextLength = 200;
var lengthUnit = /^(?:px|rem|r?ex|em|r?ch|r?lh|pt|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|%)$/i;
var colorUnit = /^(?:%|deg|rad|grad|turn)?$/i;
var plainColor = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,20})$/i;
var lengthFunctions = ["calc", "min", "max", "clamp", "var"];
var colorFunctions = "rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var".split(" ");
/**
 * One token of a CSS function: function name, custom property, number with unit, word or hexadecimal color, or punctuation. The only
 * white space is the ordinary space, because browsers read a pasted no-break space as a part of a word.
 */
var token =
  / +|([a-z-]*)\(|(--[\w-]+)|[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?([a-z%]*)|(#[\da-f]+|[a-z][\w-]*)|[),/+*-]/iy;
/** Whether `text` is one CSS function of the allowed kind with balanced parentheses and only allowed tokens inside. */
function isCssFunction(text, { functions, isUnit, hasWords }) {
  const innerFunctions = ["", ...functions, ...lengthFunctions];
  let depth = 0;
  if (text.includes("/*")) return false;
  for (token.lastIndex = 0; token.lastIndex < text.length;) {
    const start = token.lastIndex;
    const match = token.exec(text);
    if (!match) return false;
    const [all, name, variable, unit, word] = match;
    if (depth === 0 && (name === void 0 || start > 0)) return false;
    if (name !== void 0) {
      if (!(depth === 0 ? functions : innerFunctions).includes(name.toLowerCase())) return false;
      depth += 1;
    } else if (all === ")") depth -= 1;
    else if (variable) continue;
    else if (unit && !isUnit(unit)) return false;
    else if (word && !hasWords) return false;
  }
  return depth === 0 && text !== "";
}
/** The text of a CSS value; empty for other types and for a text that is too long to be meant. */
var cssText = (value) => {
  const text = trimmed(value);
  return text.length > maxTextLength ? "" : text;
};
/**
 * A CSS length that is not negative and not beyond reason, or a function such as `calc(100% - 2rem)`. A bare number counts pixels.
 *
 * @example toLength(" 2rem "); // "2rem"
 * @example toLength(300); // "300px"
 * @example toLength("red;background:url(x)"); // undefined
 */
function toLength(value) {
  const text = typeof value === "number" ? String(value) : cssText(value);
  const [, digits = "", unit = "px"] = /^(\d+(?:\.\d+)?|\.\d+)([a-z]+|%)?$/i.exec(text) ?? [];
  if (digits && lengthUnit.test(unit))
    return Number(digits) <= (unit.toLowerCase() === "px" ? maxPixels : maxInOtherUnits) ? digits + unit : void 0;
  return isCssFunction(text, {
    functions: lengthFunctions,
    isUnit: (name) => lengthUnit.test(name),
    hasWords: false,
  })
    ? text
    : void 0;
}
/**
 * What may be a CSS color: hexadecimal, a word, a color function, or a custom property of the site. A browser ignores words
 * that it does not know; the list of them would be larger than this module.
 *
 * @example toColor("var(--dxp-g-brand)"); // "var(--dxp-g-brand)"
 * @example toColor("red;display:none"); // undefined
 */
function toColor(value) {
  const text = cssText(value);
  const rules = {
    functions: colorFunctions,
    isUnit: (unit) => colorUnit.test(unit),
    hasWords: true,
  };
  return plainColor.test(text) || isCssFunction(text, rules) ? text : void 0;
}
var offset$1 = String.raw`0|-?\d{1,4}(?:\.\d+)?(?:%|px|rem|em)`;
var across = `(?:left|right|center|${offset$1})`;
var down = `(?:top|bottom|center|${offset$1})`;
/** A length comes after the word or length across; two words may come in either order. */
var position$1 = new RegExp(`^(?:${across}(?:\\s+${down})?|${down}|(?:top|bottom)\\s+(?:left|right|center))$`, "i");
/**
 * A position within a picture: one or two words, percentages or lengths.
 *
 * @example toPosition("70% 60%"); // "70% 60%"
 */
function toPosition(value) {
  const text = cssText(value);
  return position$1.test(text) ? text : void 0;
}
/**
 * An address that a picture may come from: https, a path from the root of the site, or an image within the address itself.
 *
 * @example toImageUrl("/media/zee.jpg"); // "/media/zee.jpg"
 * @example toImageUrl("//example.com/zee.jpg"); // undefined
 */
function toImageUrl(value) {
  const text = trimmed(value);
  return /^(?:https:\/\/|\/(?!\/)|data:image\/)[^\\\p{Cc}]+$/iu.test(text) ? text : void 0;
}
/**
 * An address as CSS, with nothing in it that could end the `url()`.
 *
 * @example cssUrl('/a "b".jpg'); // 'url("/a%20%22b%22.jpg")'
 */
function cssUrl(address) {
  return `url("${address.replace(/["\\\s]/g, encodeURIComponent)}")`;
}
/** A CSS length such as `2rem`, `50%` or `calc(100% - 2rem)`. */
var length = /* @__NO_SIDE_EFFECTS__ */ () =>
  /* @__PURE__ */ property("string", void 0, toLength, "a CSS length such as 2rem, of at most 10,000 pixels");
/** A CSS length without percentages, which borders cannot have. */
var borderWidth = /* @__NO_SIDE_EFFECTS__ */ () =>
  /* @__PURE__ */ property(
    "string",
    void 0,
    (raw) => (typeof raw === "string" && raw.includes("%") ? void 0 : toLength(raw)),
    "a CSS length without a percentage, such as 1px",
  );
/** A CSS color. */
var color = /* @__NO_SIDE_EFFECTS__ */ () =>
  /* @__PURE__ */ property("color", void 0, toColor, "a CSS color such as #0f4c4a");
/** The part of a picture that stays in view. */
var position = /* @__NO_SIDE_EFFECTS__ */ () =>
  /* @__PURE__ */ property("string", void 0, toPosition, "a position such as center or 70% 60%");
/**
 * A number between two bounds, from a number or its text.
 *
 * @example toNumber("9", 1, 6); // 6
 * @example toNumber("abc", 1, 6); // undefined
 */
function toNumber(value, min, max) {
  const number = typeof value === "string" && value.trim() ? Number(value) : value;
  return typeof number === "number" && !Number.isNaN(number) ? Math.min(Math.max(number, min), max) : void 0;
}
/**
 * The nearest integer to a number between two bounds, from a number or its text.
 *
 * @example toInteger("3.6", 1, 5); // 4
 */
function toInteger(value, min, max) {
  const number = toNumber(value, min, max);
  return number === void 0 ? void 0 : Math.round(number);
}
/**
 * An integer; a value outside the range becomes the nearest one inside. Experience Builder stores integers as numbers or texts.
 *
 * @example integer({ default: 2, min: 1, max: 6 }).parse("9", report); // 6
 */
var integer = /* @__NO_SIDE_EFFECTS__ */ ({ default: fallback, min, max }) => {
  const expected = `a whole number from ${min} to ${max}`;
  return /* @__PURE__ */ property(
    "integer",
    fallback,
    (raw, invalid) => {
      const rounded = toInteger(raw, min, max);
      if (rounded !== void 0 && rounded !== Number(raw)) invalid(expected);
      return rounded;
    },
    expected,
    {
      min,
      max,
    },
  );
};
/**
 * The value of a JSON text; any other value as it is, because some hosts parse JSON themselves.
 *
 * @returns undefined for a text that is not JSON
 * @example fromJson("[1,2]"); // [1, 2]
 */
function fromJson(value) {
  if (typeof value !== "string") return value;
  return tryTo(() => JSON.parse(value));
}
/**
 * A copy of an object, or of the object of a JSON text.
 *
 * @example toObject('{"columns":[]}'); // { columns: [] }
 */
function toObject(value) {
  const object = fromJson(value);
  return typeof object === "object" && object !== null ? tryTo(() => ({ ...object })) : void 0;
}
/**
 * A copy of a list, or of the list of a JSON text.
 *
 * @example toArray("[1,2]"); // [1, 2]
 */
function toArray(value) {
  const list = fromJson(value);
  return Array.isArray(list) ? tryTo(() => [...list]) : void 0;
}
/** Layouts that builders choose by name, as the widths of their columns in parts of twelve. */
var columnLayouts = {
  full: [12],
  halves: [6, 6],
  thirds: [4, 4, 4],
  quarters: [3, 3, 3, 3],
  "two-thirds-left": [8, 4],
  "two-thirds-right": [4, 8],
  "three-quarters-left": [9, 3],
  "three-quarters-right": [3, 9],
};
var isLayout = (value) => typeof value === "string" && Object.hasOwn(columnLayouts, value);
var layoutNames = Object.keys(columnLayouts).filter(isLayout);
var expectedColumns = `a layout (${layoutNames.join(", ")}) or JSON such as {"columns":[{"columnWidth":8},{"columnWidth":4}]}: at most 12 columns, widths from 1 to 12, no key twice`;
/** The width of a column in parts of twelve. */
var columnParts = /* @__PURE__ */ integer({
  default: 12,
  min: 1,
  max: 12,
});
var columnsOf = (layout) =>
  columnLayouts[layout].map((columnWidth, index) => ({
    columnKey: `col${index + 1}`,
    columnWidth,
  }));
var isText = (value) => typeof value === "string" && value !== "";
/**
 * Reads the columns of a configuration, as many as fit in a row, and gives each a key of its own.
 *
 * @param adjusted called for each value that is not used as it is
 * @returns undefined unless every entry is a column
 */
function readColumns(entries, adjusted) {
  const configs = entries.map(toObject).filter((entry) => entry !== void 0);
  if (configs.length === 0 || configs.length !== entries.length) return void 0;
  if (configs.length > 12) adjusted();
  const keys = new Set(configs.map(({ columnKey }) => columnKey).filter(isText));
  const taken = /* @__PURE__ */ new Set();
  const freeKey = (usual) => {
    let key = usual;
    for (let number = 1; keys.has(key); number += 1) key = `col${number}`;
    return key;
  };
  return configs.slice(0, 12).map(({ columnKey, columnWidth }, index) => {
    const isUsable = isText(columnKey) && !taken.has(columnKey);
    if (!isUsable && !isAbsent(columnKey)) adjusted();
    const key = isUsable ? columnKey : freeKey(`col${index + 1}`);
    keys.add(key);
    taken.add(key);
    return {
      columnKey: key,
      columnWidth: columnParts.parse(columnWidth, adjusted),
    };
  });
}
function parseColumns(raw, invalid) {
  if (isLayout(raw)) return columnsOf(raw);
  const entries = toArray(raw) ?? toArray(toObject(raw)?.columns);
  let isAdjusted = false;
  const parsed = entries && readColumns(entries, () => (isAdjusted = true));
  if (parsed && isAdjusted) invalid(expectedColumns);
  return parsed;
}
/** The columns of a row: the name of a layout, a {@link SectionConfig}, or its JSON text. */
var columns = /* @__NO_SIDE_EFFECTS__ */ (fallback) =>
  /* @__PURE__ */ property("choice", columnsOf(fallback), parseColumns, expectedColumns, { choices: layoutNames });
/** The widths that builders are offered: parts of twelve by the share of the row that they show. Other parts are valid too. */
var columnPortions = {
  "50%": 6,
  "16.67%": 2,
  "33.33%": 4,
  "66.67%": 8,
};
var columnWidth = /* @__NO_SIDE_EFFECTS__ */ () => {
  const portions = new Map(Object.entries(columnPortions));
  const expected = `a width from 1 to 12, or such as 50%`;
  return /* @__PURE__ */ property(
    "choice",
    void 0,
    (raw, invalid) => {
      return portions.get(trimmed(raw).replace(",", ".")) ?? columnParts.parse(raw, () => invalid(expected));
    },
    expected,
    { choices: Object.keys(columnPortions) },
  );
};
/** Settings of a column. */
var columnProperties = {
  /** In parts of twelve; undefined for an equal share. */
  columnWidth: /* @__PURE__ */ columnWidth(),
  columnCount: /* @__PURE__ */ integer({
    default: 1,
    min: 1,
    max: 12,
  }),
};
/**
 * The width of a column: its own, or an equal share of the row.
 *
 * @example columnModel({ columnWidth: undefined, columnCount: 3 }).style["--_parts"]; // "4"
 */
function columnModel({ columnWidth: width, columnCount }) {
  return {
    className: "td-column",
    style: { "--_parts": String(width ?? 12 / columnCount) },
    data: {},
  };
}
/** A vertical alignment. The platform's own sections use the flexbox words. */
var verticalAlign = /* @__NO_SIDE_EFFECTS__ */ () =>
  /* @__PURE__ */ oneOf(verticalAlignments, "top", {
    "flex-start": "top",
    "flex-end": "bottom",
  });
/** A row of columns, from settings that a multi-column section and a section share. */
function rowView(settings, style, spacing = "medium") {
  return {
    className: "td-columns td-spacing",
    style: {
      ...directionStyle(settings, {
        row: "0px",
        column: "100%",
      }),
      ...style,
    },
    data: { "data-spacing": spacing },
    columns: settings.sectionConfig.map((column) => ({
      ...column,
      ...columnModel({
        ...column,
        columnCount: 1,
      }),
    })),
  };
}
/** Settings of a multi-column section. Without configuration it has two columns, `col1` and `col2`, of half the width. */
var columnsSectionProperties = {
  sectionConfig: /* @__PURE__ */ columns("halves"),
  columnGutterWidth: /* @__PURE__ */ length(),
  columnMinHeight: /* @__PURE__ */ length(),
  ...directionProperties,
  columnVerticalAlign: /* @__PURE__ */ verticalAlign(),
};
/** How a multi-column section is rendered. */
function columnsSectionModel(settings) {
  return rowView(
    settings,
    definedStyle({
      "--_gutter": settings.columnGutterWidth,
      "--_column-height": settings.columnMinHeight,
      "--_column-align": flexPositions[settings.columnVerticalAlign],
    }),
  );
}
var inside = (value, ...path) => path.reduce((object, name) => toObject(object?.[name]), toObject(value));
/** Unlike an address, a key has no slash, colon or dot. */
var isContentKey = (value) => /^[\w-]{1,80}$/.test(value);
var fromText = (value) => (isContentKey(value) ? { contentKey: value } : { url: value });
/**
 * Reads a picture in any of its stored forms: `imageInfoV1`, a reference by content key, an address with its text, or a
 * bare key or address. Objects may be JSON text.
 *
 * @returns undefined for a value that names no picture
 * @example readImageInfo({ imageInfoV1: { contentKey: "MC1", url: "/cms/a", altText: "Zee" } });
 * // { contentKey: "MC1", url: "/cms/a", altText: "Zee", overrideAltText: false, … }
 */
function readImageInfo(value) {
  const object = toObject(value) ?? fromText(trimmed(value));
  const whole = inside(object, "imageInfoV1");
  const reference = inside(object, "image", "source", "ref") ?? inside(object, "source", "ref");
  const chosen =
    whole ??
    (trimmed(reference?.contentKey)
      ? {
          ...object,
          ...reference,
        }
      : object);
  const info = {
    contentKey: trimmed(chosen.contentKey),
    url: trimmed(chosen.url),
    altText: trimmed(chosen.altText),
    overrideAltText: chosen.overrideAltText === true,
    bgPosition: toPosition(chosen.bgPosition),
    bgSizeOrRepeat: backgroundSizes.find((fill) => fill === chosen.bgSizeOrRepeat),
  };
  return info.contentKey || info.url ? info : void 0;
}
/**
 * A picture in any of its forms: its info, a JSON text of it, a content key or an address. Undefined without a picture, or when its
 * address is unsafe.
 */
var image = /* @__NO_SIDE_EFFECTS__ */ () =>
  /* @__PURE__ */ property(
    "image",
    void 0,
    (raw) => {
      const info = readImageInfo(raw);
      return info && (info.url === "" || isRelative(info.url) || toImageUrl(info.url) !== void 0) ? info : void 0;
    },
    "a picture of the site's content, or an address that starts with / or https://",
  );
/** Assets of the site are addressed without a leading slash. */
var isRelative = (url) => /^assets\/[\w./-]+$/.test(url);
/** Reads a list in which each word is a name followed by its one character. A list, because an object is three times as large. */
var readNames = (list) => new Map(list.split(" ").map((entry) => [entry.slice(0, -1), entry.slice(-1)]));
/** Signs that occur in texts, and letters that are not composed with {@link accents}. */
var characters = readNames(
  "amp& lt< gt> quot\" apos' nbsp\xA0 shy­ lsquo‘ rsquo’ ldquo“ rdquo” laquo« raquo» ndash– mdash— hellip… deg° copy© euro€ szligß AEligÆ aeligæ OslashØ oslashø THORNÞ thornþ ethð",
);
/** Combining accents by what follows the letter in a name: `eacute` is `e` with `\u0301`. */
var accents = readNames("gravè acuté cirĉ tildẽ uml̈ ring̊ caroň cediļ");
function accentedLetter(name) {
  const accent = accents.get(name.slice(1));
  const letter = accent && `${name.charAt(0)}${accent}`.normalize();
  return letter?.length === 1 ? letter : void 0;
}
function numberedCharacter(digits) {
  const code = Number(digits.replace(/^x/i, "0x"));
  return code > 0 && code < 1114112 ? String.fromCodePoint(code) : void 0;
}
var decode$2 = (reference, digits, name = "") =>
  (digits ? numberedCharacter(digits) : (characters.get(name) ?? accentedLetter(name))) ?? reference;
var comment = /<!--.*?(?:-->|$)/gs;
/** Tags within a word or sentence; any other tag separates words. */
var inlineTag = /<\/?(?:a|abbr|b|code|em|font|i|mark|s|small|span|strong|su[bp]|u)\b[^<>]*>/gi;
var tag = /<\/?[a-z][^<>]*>/gi;
/** The start of a tag that is cut off: it already has an attribute. */
var unclosedTag = /<[a-z][^<>=]*=[^<>]*$/i;
/**
 * Text without markup, on one line, for alternative texts. Inline tags disappear, other tags become a space, and
 * character references are decoded once: numeric ones, letters with an accent, and common signs.
 *
 * A `<` is markup only where a letter or slash follows and a `>` closes it, or where a tag with an attribute is cut off at
 * the end. Anything else is text: `temperatuur <x en verder` does not change.
 *
 * @returns an empty string for a value of another type
 * @example plainText("<p>Zee</p><p>Caf&eacute; &#39;t Strand</p>"); // "Zee Café 't Strand"
 */
function plainText(text) {
  if (typeof text !== "string") return "";
  return text
    .replace(comment, "")
    .replace(inlineTag, "")
    .replace(tag, " ")
    .replace(unclosedTag, "")
    .replace(/&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z]{2,6}\d{0,2}));/gi, decode$2)
    .replace(/\s+/g, " ")
    .trim();
}
/**
 * The address of a page or file on this site, as a browser needs it. A site may be served below a path of its domain, while
 * the addresses that a site builder types begin at the site. Only those that begin with a single slash change: anchors,
 * `mailto:`, `tel:` and `https:` addresses stay as they are.
 *
 * @param basePath path below which the site is served, without a slash at its end: "/reizen", or empty
 * @example siteAddress("/contact", "/reizen"); // "/reizen/contact"
 * @example siteAddress("#offerte", "/reizen"); // "#offerte"
 */
function siteAddress(address, basePath = "") {
  return /^\/(?!\/)/.test(address) ? basePath.replace(/\/$/, "") + address : address;
}
/** Path prefix of a site's content, between the site's base path and the content's own path. */
var contentPrefix = "/sfsites/c";
/** Bounds of a resized picture's sides, in pixels. */
var smallest = 100;
var largest = 1e4;
/**
 * The path at which a site serves a picture: content gets the base path and the prefix, a static resource or asset the base
 * path.
 *
 * @example sitePath("/cms/a", "/reizen"); // "/reizen/sfsites/c/cms/a"
 * @example sitePath("/sfsites/c/resource/a.svg", "/reizen"); // "/reizen/sfsites/c/resource/a.svg"
 * @example sitePath("assets/a.svg", "/reizen"); // "/reizen/assets/a.svg"
 */
function sitePath(url, basePath = "") {
  if (/^\/(?:cms|img)\//.test(url)) return siteAddress(contentPrefix + url, basePath);
  if (url.startsWith("assets/")) return siteAddress(`/${url}`, basePath);
  return url.startsWith("/sfsites/") ? siteAddress(url, basePath) : url;
}
/**
 * The address of a piece of content by its key.
 *
 * @example contentKeyUrl("MC123", "/reizen"); // "/reizen/sfsites/c/cms/delivery/media/MC123"
 */
function contentKeyUrl(contentKey, basePath = "") {
  return siteAddress(`${contentPrefix}/cms/delivery/media/${encodeURIComponent(contentKey)}`, basePath);
}
/**
 * An address without the prefix of the content server.
 *
 * @example withoutContentPrefix("/reizen/sfsites/c/cms/a"); // "/reizen/cms/a"
 */
function withoutContentPrefix(url) {
  return url.replace(`${contentPrefix}/`, "/");
}
/**
 * A side to resize a picture to: an integer number of pixels, at least 100.
 *
 * @returns undefined for a value that is not a number
 * @example resizedSide(50); // 100
 */
var resizedSide = (side) => toInteger(side, smallest, largest);
/** Resizing gains nothing for vector images, data addresses, and formats that are small already. */
var isResizable = (url) => !/^data:|\.(?:avif|svg)(?:[?#]|$)/i.test(url);
/**
 * The edge optimizer's address for a picture, which it serves in the best format and the requested size.
 *
 * @example optimizedUrl("/a.jpg", { width: 640 }); // "/cdn-cgi/image/format=auto,width=640,fit=scale-down/a.jpg"
 */
function optimizedUrl(url, size = {}) {
  const path = "/cdn-cgi/image/";
  if (!isResizable(url) || url.startsWith(path)) return url;
  const width = resizedSide(size.width);
  const height = resizedSide(size.height);
  return `${path}${[
    "format=auto",
    width && `width=${width}`,
    height && `height=${height}`,
    (width || height) && "fit=scale-down",
  ]
    .filter(Boolean)
    .join(",")}/${url.replace(/^\//, "")}`;
}
/**
 * Checks an address, and rewrites it for the optimizer if the site has one.
 *
 * @param path a result of {@link sitePath}
 * @returns undefined for an address that is not allowed
 */
function checkedUrl(path, { optimizer }, size) {
  const url = toImageUrl(path);
  return url && optimizer ? optimizedUrl(url, size) : url;
}
/** Default widths of pictures. */
var imageWidths = {
  mobile: 640,
  tablet: 960,
  desktop: 1920,
};
var devices = ["mobile", "tablet", "desktop"];
function urlOfWidth(url, width, optimizer) {
  if (optimizer) return optimizedUrl(url, { width });
  const [address = "", fragment] = url.split("#");
  return `${address}${`${address.includes("?") ? "&" : "?"}width=${width}`}${fragment === void 0 ? "" : `#${fragment}`}`;
}
/**
 * The same picture in a size per device.
 *
 * @param url the picture's address on the site, checked
 * @returns an empty list unless all widths are above zero, and for a format that is not resized
 * @example buildSrcSet("/a.jpg", {})[0]; // { formFactor: "mobile", srcSet: "/a.jpg?width=640 1x" }
 */
function buildSrcSet(url, { optimizer = false }, widths = imageWidths) {
  if (!isResizable(url) || !devices.every((device) => widths[device] > 0)) return [];
  return devices.map((formFactor) => {
    return {
      formFactor,
      srcSet: `${urlOfWidth(url, resizedSide(widths[formFactor]) ?? imageWidths[formFactor], optimizer).replaceAll(" ", "%20")} 1x`,
    };
  });
}
/**
 * The address of a picture in the size for a device, or its only address if it has no sizes.
 *
 * @example sizedUrl({ Url: "/a.jpg", SrcSet: buildSrcSet("/a.jpg", {}) }, "mobile"); // "/a.jpg?width=640"
 */
function sizedUrl({ Url, SrcSet }, device) {
  const entry = SrcSet.find(({ formFactor }) => formFactor === device);
  return entry ? entry.srcSet.replace(/ \S+$/, "") : Url;
}
/** Sizes only exist where something resizes; elsewhere every size would be the same file. */
function srcSetOf(path, settings) {
  const url = toImageUrl(path);
  return url && (settings.resizes || settings.optimizer) ? buildSrcSet(url, settings, settings.widths) : [];
}
var imageFrom = ({ path, RawUrl, AltText }, info, settings) => ({
  Url: checkedUrl(path, settings) ?? "",
  RawUrl,
  AltText,
  ContentKey: info.contentKey,
  SrcSet: srcSetOf(path, settings),
  ...(info.bgPosition && { bgPosition: info.bgPosition }),
  ...(info.bgSizeOrRepeat && { bgSizeOrRepeat: info.bgSizeOrRepeat }),
});
/** If content cannot be read: the picture's own address without the prefix of the content server, or the address of its key. */
function fallbackImage(info, settings) {
  const { basePath } = settings;
  const RawUrl = info.url || contentKeyUrl(info.contentKey, basePath);
  return imageFrom(
    {
      path: info.url ? withoutContentPrefix(sitePath(info.url, basePath)) : RawUrl,
      RawUrl,
      AltText: plainText(info.altText),
    },
    info,
    settings,
  );
}
/**
 * A picture as the site shows it. The content store's address and text take precedence, except over a text with which
 * the builder overrides it.
 *
 * @example toSiteImage(info, { basePath: "/reizen" }).Url; // "/reizen/sfsites/c/cms/a"
 */
function toSiteImage(info, settings = {}) {
  const { basePath, contents } = settings;
  const content = contents?.get(info.contentKey);
  if (contents && info.contentKey && !content) return fallbackImage(info, settings);
  const RawUrl = content?.url || info.url || contentKeyUrl(info.contentKey, basePath);
  const AltText = (!info.overrideAltText && plainText(content?.altText)) || plainText(info.altText);
  return imageFrom(
    {
      path: sitePath(RawUrl, basePath),
      RawUrl,
      AltText,
    },
    info,
    settings,
  );
}
/** Page widths in pixels: above `gridAbove` the slots block is a grid, above `fourColumnsAbove` of four columns, above `wideGapAbove` with a wider gap. */
var slotBreakpoints = {
  gridAbove: 768,
  fourColumnsAbove: 900,
  wideGapAbove: 1200,
};
/** Settings of the picture behind a section. */
var backgroundProperties = {
  backgroundImageDesktop: /* @__PURE__ */ image(),
  backgroundImageTablet: /* @__PURE__ */ image(),
  backgroundImageMobile: /* @__PURE__ */ image(),
  backgroundImageAltText: /* @__PURE__ */ string(),
  backgroundImagePosition: /* @__PURE__ */ position(),
  backgroundImageSizeOrRepeat: /* @__PURE__ */ oneOf(backgroundSizes, void 0),
};
var sizeStyles = {
  cover: {
    "--_size": "cover",
    "--_repeat": "no-repeat",
  },
  contain: {
    "--_size": "contain",
    "--_repeat": "no-repeat",
  },
  repeat: {
    "--_size": "auto",
    "--_repeat": "repeat",
  },
  "no-repeat": {
    "--_size": "auto",
    "--_repeat": "no-repeat",
  },
};
var siteImage = (info, urls) => {
  const picture = info && toSiteImage(info, urls);
  return picture?.Url ? picture : void 0;
};
/**
 * The picture behind a section. A phone without one of its own gets the tablet's, and a tablet the desktop's. The picture's own text,
 * position and size apply where the section sets none.
 *
 * @param urls how the site makes addresses; if it resizes, each device gets its own size
 * @returns undefined without any picture
 */
function backgroundOf(settings, urls) {
  const desktop = siteImage(settings.backgroundImageDesktop, urls);
  const tablet = siteImage(settings.backgroundImageTablet, urls) ?? desktop;
  const mobile = siteImage(settings.backgroundImageMobile, urls) ?? tablet;
  const own = desktop ?? mobile;
  if (!mobile || !own) return void 0;
  const addresses = {
    desktop: desktop && sizedUrl(desktop, "desktop"),
    tablet: tablet && sizedUrl(tablet, "tablet"),
    mobile: sizedUrl(mobile, "mobile"),
  };
  return {
    style: definedStyle({
      "--_image-desktop": addresses.desktop && cssUrl(addresses.desktop),
      "--_image-tablet": addresses.tablet && cssUrl(addresses.tablet),
      "--_image-mobile": cssUrl(addresses.mobile),
      "--_position": settings.backgroundImagePosition ?? own.bgPosition,
      ...sizeStyles[settings.backgroundImageSizeOrRepeat ?? own.bgSizeOrRepeat ?? "cover"],
    }),
    altText: plainText(settings.backgroundImageAltText) || own.AltText,
    urls: addresses,
  };
}
/** The number of slots that the block offers. */
var maxSlots = 24;
/** Settings of a slots block. */
var slotsProperties = {
  title: /* @__PURE__ */ string(),
  subtitle: /* @__PURE__ */ string(),
  slotAmount: /* @__PURE__ */ integer({
    default: 4,
    min: 0,
    max: 24,
  }),
  contentGrid: /* @__PURE__ */ oneOf(["grid", "slider"], "grid"),
  colorWhite: /* @__PURE__ */ boolean(),
};
/**
 * The name of a slot.
 *
 * @param position of the slot, from 1
 * @example slotName(24); // "Content-Slot24"
 */
function slotName(position) {
  return `Content-Slot${position}`;
}
/**
 * The id of a place on a page that a link can point to, as a site builder typed it.
 *
 * @returns undefined for text that cannot be used in an address as it is
 * @example toAnchorId("#bestemmingen"); // "bestemmingen"
 * @example toAnchorId("onze reizen"); // undefined
 */
function toAnchorId(value) {
  const id = trimmed(value).replace(/^#/, "");
  return /^[a-z][\w-]{0,80}$/i.test(id) ? id : void 0;
}
/** Parameters of one page: the reference of a submission, the record of a page, and the destination that a link preselects. */
var pageParameters = /* @__PURE__ */ new Set(["ts", "recordId", "bestemming"]);
/**
 * An address with the query parameters of the page that leads to it, such as those of a campaign. An address stays as it
 * is if it has a query of its own, as that of the thank-you page, or is on another site or of another scheme.
 *
 * @param address as a browser understands it on the page
 * @param pageUrl the whole address of the page
 * @throws TypeError for text that is no address, such as "https://"
 * @example withPageQuery("/contact#adres", "https://example.com/?utm_source=a"); // "/contact?utm_source=a#adres"
 */
function withPageQuery(address, pageUrl) {
  const page = new URL(pageUrl);
  const target = new URL(address, page);
  if (target.origin !== page.origin || target.search) return address;
  for (const [name, value] of page.searchParams) if (!pageParameters.has(name)) target.searchParams.append(name, value);
  if (!target.search) return address;
  const path = target.pathname + target.search + target.hash;
  return path.startsWith("//") ? target.href : path;
}
/** Accessible name of an item of a grid, where `{0}` is its number. In English on every site, as the specification says. */
var gridItemLabel = "List Item {0}";
/** Dutch texts of the carousel and the grid. */
var layout = {
  carousel: "carrousel",
  slide: "dia",
  slides: "Dia's",
  slideOf: (position, count) => `${position} van ${count}`,
  slidesShown: ({ first, last, count }) =>
    first === last ? `Dia ${first} van ${count}` : `Dia's ${first} tot en met ${last} van ${count}`,
  chooseSlide: "Kies een dia",
  toSlide: (position) => `Naar dia ${position}`,
  previousSlide: "Vorige dia",
  nextSlide: "Volgende dia",
  pauseCarousel: "Carrousel pauzeren",
  playCarousel: "Carrousel afspelen",
  showMore: "Meer tonen",
  listItem: gridItemLabel,
};
/** Label of a button that tries something again. Other packages use it where the library's components are not loaded. */
var retryLabel = "Probeer het opnieuw";
var maxLength = 80;
/**
 * A value as it appears in a warning. A long text is cut. Objects may be circular or have no text, so only their type is
 * shown.
 *
 * @example showValue("rood"); // '"rood"'
 */
function showValue(value) {
  if (typeof value === "function") return "a function";
  if (typeof value === "object") return Array.isArray(value) ? "a list" : "an object";
  const text = typeof value === "string" ? JSON.stringify(value) : String(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
/**
 * Name of the companion property of a picture, for the path of a picture outside the content store.
 *
 * @example pathName("image"); // "imagePath"
 */
var pathName = (name) => `${name}Path`;
function parseSettings(properties, raw, report = () => {}) {
  const known = /* @__PURE__ */ new Set();
  const entries = Object.entries(properties).map(([name, { kind, parse }]) => {
    known.add(name);
    let value = raw[name];
    if (kind === "image") {
      known.add(pathName(name));
      if (isAbsent(value)) value = raw[pathName(name)];
    }
    return [name, parse(value, (expected) => report(name, `${showValue(value)} is not valid; use ${expected}`))];
  });
  for (const name of Object.keys(raw)) if (!known.has(name)) report(name, "is not a property of this block");
  return Object.fromEntries(entries);
}
/** Name of the earlier campaign in the tab's storage. */
var storageName = "travel-design.campaign";
var parameterNames = ["utm_campaign", "utm_medium", "utm_source"];
/** The first value of each campaign parameter, as a query of its own; empty if there is none. */
function campaignQuery(query) {
  const parameters = new URLSearchParams(query);
  const campaign = new URLSearchParams();
  for (const name of parameterNames) {
    const value = parameters.get(name);
    if (value) campaign.set(name, value);
  }
  return campaign.toString();
}
/**
 * Stores the campaign parameters of a page for the rest of the visit. A page without parameters does not overwrite earlier ones.
 *
 * @param query the query of the page's address, for example `?utm_source=nieuwsbrief`
 * @param tabStorage the tab's storage; may throw
 */
function recordCampaign(query, tabStorage) {
  const campaign = campaignQuery(query);
  if (campaign) tryTo(() => tabStorage().setItem(storageName, campaign));
}
/** Rejects expressions such as `{!Item.Name}`, because Salesforce does not evaluate them in settings of custom components. */
var withoutExpressions = /* @__NO_SIDE_EFFECTS__ */ (text) => ({
  ...text,
  parse(raw, invalid) {
    const value = text.parse(raw, invalid);
    if (!value.includes("{!")) return value;
    invalid("a text without {!…}, or the SEO settings of the page");
    return text.default;
  },
});
/** Properties of the block `searchMetadata`, apart from the block because its LWC bundle needs nothing else of it. */
var searchMetadataProperties = {
  title: /* @__PURE__ */ withoutExpressions(/* @__PURE__ */ string()),
  description: /* @__PURE__ */ withoutExpressions(/* @__PURE__ */ string()),
  canonicalUrl: /* @__PURE__ */ identifier(),
  alternateLinks: /* @__PURE__ */ identifier(),
  customHeadTags: /* @__PURE__ */ withoutExpressions(/* @__PURE__ */ identifier()),
  hideFromSearch: /* @__PURE__ */ boolean(),
};
/** Data as JSON that cannot end its script element. */
var inertJson = (data) => JSON.stringify(data).replaceAll("<", "\\u003c");
/** Structured data for search engines, as an element. */
var structuredData = (data) => ({
  name: "script",
  attributes: { type: "application/ld+json" },
  text: inertJson(data),
});
var elements = /<(meta|link)\b([^<>]*)>|<script\b([^<>]*)>([\s\S]*?)<\/script\s*>/gi;
var attributes = /([a-z][\w:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
var entities = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
};
var decode$1 = (text) =>
  text.replace(/&(?:(amp|lt|gt|quot)|#(\d{1,6}));/g, (_, name, code) =>
    name ? (entities[name] ?? "") : String.fromCodePoint(Number(code)),
  );
/** What an element may contain: no script, and nothing that replaces an HTTP header. */
var isAllowed = (name) => !name.startsWith("on") && name !== "http-equiv";
function readAttributes(source) {
  const pairs = [...source.matchAll(attributes)].map(([, name = "", double, single, bare]) => [
    name.toLowerCase(),
    decode$1(double ?? single ?? bare ?? ""),
  ]);
  return Object.fromEntries(pairs.filter(([name]) => isAllowed(name)));
}
function readData(text) {
  try {
    return [structuredData(JSON.parse(text))];
  } catch {
    return [];
  }
}
/** Reads every `meta`, `link` and piece of structured data in markup that a site builder wrote for the head of a page. */
function parseHeadTags(markup) {
  return [...markup.matchAll(elements)].flatMap(([, name, source = "", scriptSource, text = ""]) => {
    if (scriptSource !== void 0)
      return readAttributes(scriptSource).type === "application/ld+json" ? readData(text) : [];
    const tag = {
      name: name?.toLowerCase() === "link" ? "link" : "meta",
      attributes: readAttributes(source),
    };
    return Object.keys(tag.attributes).length === 0 ? [] : [tag];
  });
}
/**
 * Reads markup that a site builder wrote for the head of a page. Only `meta`, `link` and structured data get through, each
 * written again; the page's own canonical address, robots and description are set elsewhere, and once.
 *
 * @example readHeadTags('<meta name="a" content="b"><script>alert(1)<\/script>')
 * // [{ name: "meta", attributes: { name: "a", content: "b" } }]
 */
var readHeadTags = (markup) => parseHeadTags(markup).filter((tag) => !isOwn(tag));
/** Whether markup for the head of a page asks search engines to leave the page out. */
var hidesFromSearch = (markup) =>
  parseHeadTags(markup).some(
    ({ attributes: { name = "", content = "" } }) => name.toLowerCase() === "robots" && /\bnoindex/i.test(content),
  );
var isOwn = ({ name, attributes: { rel, name: subject } }) =>
  name === "link" ? rel?.toLowerCase() === "canonical" : /^(?:robots|description)$/i.test(subject ?? "");
/**
 * Creates a user. An unknown user is a guest, and a guest has no id.
 *
 * @example userFrom({ userId: "005000000000001AAA", isGuest: false })
 */
function userFrom({ userId, isGuest = !userId } = {}) {
  return isGuest || !userId
    ? {
        userId: null,
        isGuest: true,
      }
    : {
        userId,
        isGuest: false,
      };
}
/**
 * Reads a configured list, separated by semicolons. A value that differs from its label follows an equals sign.
 *
 * @example splitOptions("De heer;Anders, namelijk=Anders")
 * // [{ label: "De heer", value: "De heer" }, { label: "Anders, namelijk", value: "Anders" }]
 */
function splitOptions(text) {
  return text
    .split(";")
    .map((part) => part.split("=").map((side) => side.trim()))
    .flatMap(([label, value]) =>
      label
        ? [
            {
              label,
              value: value || label,
            },
          ]
        : [],
    );
}
var plural = /^(?:Bahama|Dominicaanse |Faeröer|Filipijnen|Malediven|Seychellen|Verenigde )/;
/**
 * A destination as it is named in a sentence.
 *
 * @example withArticle("Verenigde Staten") // "de Verenigde Staten"
 * @example withArticle("Japan") // "Japan"
 */
function withArticle(destination) {
  if (plural.test(destination)) return `de ${destination}`;
  return destination.startsWith("Verenigd ") ? `het ${destination}` : destination;
}
/** Dutch texts of the form that no site builder sets. Those of the later steps' controls are in `later-step-messages.ts`. */
var messages = {
  labels: {
    salutation: "Aanhef",
    firstName: "Voornaam",
    lastName: "Achternaam",
    destinationChoice: "Bestemming",
    destination: "Bestemming",
    datesChoice: "Reisdata",
    leavingDate: "Vroegste vertrekdatum",
    returnDate: "Uiterste terugkeerdatum",
    amountOfDays: "Aantal dagen",
    budget: "Budget (per persoon)",
    amountOfTravelers: "Aantal reizigers",
    wishes: "Uw wensen",
    email: "E-mailadres",
    phoneNumber: "Telefoonnummer",
    street: "Straat en huisnummer",
    postalCode: "Postcode",
    city: "Woonplaats",
    country: "Land",
    customerSource: "Hoe heeft u ons gevonden?",
    alternativeSource: "Toelichting",
    newsletter: "Ja, ik ontvang graag de nieuwsbrief",
    privacyPolicy: "Ik ga akkoord met de privacyverklaring",
  },
  placeholders: { salutation: "Kies uw aanhef" },
  /** The label of the checkbox: a text, then a link. */
  privacyConsent: "Ik ga akkoord met de",
  privacyLink: "privacyverklaring",
  honeypot: "Laat dit veld leeg",
  requiredNote: "Velden met een * zijn verplicht",
  submit: {
    1: "Vertel ons uw wensen",
    2: "Deel uw contactgegevens",
    3: "Verstuur uw aanvraag",
  },
  back: "Terug",
  submitting: "Uw aanvraag wordt verstuurd",
  loadingStep: "De volgende stap wordt geladen",
  errors: {
    missing: "Dit veld is verplicht",
    invalid: "Ongeldige invoer",
    containerMissing: "Vul alle verplichte velden in",
    containerInvalid: "Vul alle velden correct in",
    submission: "Er is een fout opgetreden. Probeer het later opnieuw.",
  },
  answersKept: "Uw antwoorden zijn bewaard.",
  maxLength: (length) => `Gebruik hoogstens ${length.toLocaleString("nl")} tekens.`,
  errorSummary: "Controleer uw antwoorden",
  restored: "Wij hebben uw antwoorden bewaard. U kunt verder waar u was gebleven.",
  dream: (destination) =>
    `U droomt van ${withArticle(destination)}. Wij dromen graag met u mee: deze bestemming staat bij de volgende stap al voor u klaar.`,
  changeDestination: (destination) => `Wijzig in ${destination}`,
  callUs: "Liever telefonisch? Bel",
  missingStep: "Deze stap kon niet worden geladen. Controleer uw verbinding. Uw antwoorden blijven staan.",
  retry: retryLabel,
  greeting: (salutation, lastName) => `Beste ${[salutation, lastName].filter(Boolean).join(" ")},`,
  progress: (step, steps) => `Stap ${step} van ${steps}`,
  pageTitle: (brand) => (brand ? `Offerte aanvragen | ${brand} travel design` : "Offerte aanvragen"),
  titleWithStep: (progress, title) => `${progress} | ${title}`,
  titleWithError: (title) => `Fout: ${title}`,
};
/** The specification spells it with one "s", and site builders listen for exactly this name. */
var requiredFieldMissing = "requiredFieldMising";
/**
 * The events that blocks exchange across React roots. Components of this library write the names as type-checked strings,
 * because a bundler does not remove the unused properties of an object.
 */
var windowEventNames = {
  requiredFieldMissing,
  invalidInput: "invalidInput",
  submissionError: "submissionError",
  resetErrors: "resetErrors",
  loadingChange: "loadingChange",
  scrollToTop: "scrollToTop",
  stepChange: "stepChange",
  /** The destination that the visitor of the request form has in mind changed. */
  destinationChange: "destinationChange",
  /** The specialist who knows that destination was found, or there is none. */
  specialistChange: "specialistChange",
  /** Asks the form to announce step and destination again, for listeners that subscribed late. */
  stepRequested: "stepRequested",
  userData: "userData",
};
/** Events that a mounted block dispatches from its mount node. */
var hostEventNames = {
  change: "change",
  select: "select",
  input: "input",
  selected: "selected",
  optionalCheckboxChange: "optionalcheckboxchange",
  submit: "submit",
  navigateBack: "navigateback",
};
/**
 * Listens to an event on the window.
 *
 * @param node any node of the listener: it names the window
 * @returns a function that removes the listener
 */
function listenToWindow(node, name, listener) {
  const view = node?.ownerDocument?.defaultView;
  view?.addEventListener(name, listener);
  return () => view?.removeEventListener(name, listener);
}
var hasDetail = (event) => "detail" in event;
/** How the payload of a notice about a field is read. */
var readFieldNotice = ({ fieldId, error, errorMessage }) =>
  typeof fieldId === "string" && typeof error === "boolean"
    ? {
        fieldId,
        error,
        errorMessage: typeof errorMessage === "string" ? errorMessage : void 0,
      }
    : void 0;
/**
 * Calls the handler with the payload of a window event, which any script on the page may have dispatched. An event that must
 * be ignored does not call it.
 */
function callWithDetail(event, read, handler) {
  const detail = tryTo(() => read((hasDetail(event) && event.detail) || {}));
  if (detail !== void 0) handler(detail);
}
var readNull = () => null;
/** How the payload of each event is read. A message that is not a string is left out. */
var readers = {
  [requiredFieldMissing]: readFieldNotice,
  invalidInput: readFieldNotice,
  submissionError: ({ message }) => (typeof message === "string" ? { message } : {}),
  resetErrors: readNull,
  loadingChange: ({ loading }) => (typeof loading === "boolean" ? { loading } : void 0),
  scrollToTop: readNull,
  stepChange: ({ step }) => (typeof step === "number" && Number.isInteger(step) && step > 0 ? { step } : void 0),
  destinationChange: ({ destination }) => (typeof destination === "string" ? { destination } : void 0),
  specialistChange: ({ name, destination }) =>
    typeof name === "string" && typeof destination === "string"
      ? {
          name,
          destination,
        }
      : void 0,
  stepRequested: readNull,
  userData: ({ userId, isGuest }) =>
    (userId === null || typeof userId === "string") && typeof isGuest === "boolean"
      ? {
          userId,
          isGuest,
        }
      : void 0,
};
/**
 * Listens for a window event without React. Events with an invalid payload are ignored.
 *
 * @param node any node of the listener; its owner document's window carries the event
 * @returns a function that removes the listener
 */
function listenToWindowEvent(node, name, handler) {
  return listenToWindow(node, name, (event) => callWithDetail(event, readers[name], handler));
}
/** Settings of a content-block container. */
var contentContainerProperties = {
  title: /* @__PURE__ */ string(),
  subtitle: /* @__PURE__ */ string(),
  level: /* @__PURE__ */ integer({
    default: 2,
    min: 1,
    max: 2,
  }),
};
/** Settings of a flexible block. */
var flexibleBlockProperties = {
  width: /* @__PURE__ */ length(),
  height: /* @__PURE__ */ length(),
  alignment: /* @__PURE__ */ oneOf(flexAlignments, "center"),
  backgroundColor: /* @__PURE__ */ color(),
  borderStyle: /* @__PURE__ */ oneOf(["solid", "dashed", "dotted", "double", "none"], "solid"),
  borderWidth: /* @__PURE__ */ borderWidth(),
  borderColor: /* @__PURE__ */ color(),
  borderRadius: /* @__PURE__ */ length(),
};
/** How a flexible block is rendered. */
function flexibleBlockModel(settings) {
  const { alignment } = settings;
  const isVertical = alignment === "top" || alignment === "bottom";
  const side = flexPositions[alignment];
  return {
    className: "td-flexible-block",
    style: definedStyle({
      "--_width": settings.width,
      "--_height": settings.height,
      "--_border-width": settings.borderWidth,
      "--_border-color": settings.borderColor,
      "--_border-radius": settings.borderRadius,
      "--_border-style": settings.borderStyle,
      "--_background-color": settings.backgroundColor,
      "--_align": isVertical ? side : "center",
      "--_justify": isVertical ? "center" : side,
    }),
    data: {},
  };
}
/** Settings of a flexible content layout. */
var flexibleContentProperties = {
  ...directionProperties,
  itemSpacing: /* @__PURE__ */ oneOf(itemSpacings, "none"),
  alignment: /* @__PURE__ */ oneOf(alignments, "left"),
};
/** How a flexible content layout is rendered. */
function flexibleContentModel(settings) {
  const align = flexPositions[settings.alignment];
  return {
    className: "td-flexible-content td-spacing",
    style: {
      ...directionStyle(settings, {
        row: "center",
        column: align,
      }),
      "--_align": align,
    },
    data: { "data-spacing": settings.itemSpacing },
  };
}
/**
 * The accessible name of an item.
 *
 * @param index of the item, from 0
 * @param label with `{0}` in place of the number
 * @example labelItem({ id: "a" }, 0, "List Item {0}"); // "List Item 1"
 */
function labelItem({ ariaLabel }, index, label) {
  return ariaLabel ?? label.replaceAll("{0}", String(index + 1));
}
/** Settings of a grid. */
var gridProperties = {
  numberOfColumns: /* @__PURE__ */ integer({
    default: 3,
    min: 1,
    max: 6,
  }),
  itemSpacing: /* @__PURE__ */ oneOf(itemSpacings, "none"),
  width: /* @__PURE__ */ length(),
  horizontalAlignment: /* @__PURE__ */ oneOf(alignments, "left"),
  isFixedRowHeight: /* @__PURE__ */ boolean(),
  showPagination: /* @__PURE__ */ boolean(),
  autoScrollToMostRecent: /* @__PURE__ */ boolean(),
  backgroundColor: /* @__PURE__ */ color(),
  borderWidth: /* @__PURE__ */ borderWidth(),
  borderColor: /* @__PURE__ */ color(),
  borderRadius: /* @__PURE__ */ length(),
};
/**
 * How many items make a page: whole rows, at least six items.
 *
 * @example gridPageSize(4); // 8
 */
function gridPageSize(columns) {
  return Math.ceil(6 / columns) * columns;
}
var sideMargins = {
  left: "0 auto",
  center: "auto",
  right: "auto 0",
};
/** How a grid is rendered. */
function gridModel(settings) {
  return {
    className: "td-grid td-spacing",
    style: definedStyle({
      "--_width": settings.width,
      "--_margin": sideMargins[settings.horizontalAlignment],
      "--_columns": String(settings.numberOfColumns),
      "--_border-width": settings.borderWidth,
      "--_border-color": settings.borderColor,
      "--_border-radius": settings.borderRadius,
      "--_background-color": settings.backgroundColor,
      "--_row": settings.isFixedRowHeight ? "1fr" : void 0,
    }),
    data: { "data-spacing": settings.itemSpacing },
  };
}
/** An LWC template keeps the elements of items that were removed. Its style sheet hides empty ones. */
var hiddenSelector = "[hidden], .td-grid__item:empty";
var isGone = (node) => node !== void 0 && (!node.isConnected || node.closest(hiddenSelector) !== null);
/**
 * Tracks focus within an element, until `signal` is aborted.
 *
 * @param findItemId returns the id of the item that contains a node
 */
function trackFocus(element, findItemId, signal) {
  const { ownerDocument: page } = element;
  let focused;
  let itemId;
  const onFocus = ({ target }) => {
    if (!page.defaultView || !(target instanceof page.defaultView.Element)) return;
    focused = target;
    itemId = findItemId(target);
  };
  const onBlur = () => {
    queueMicrotask(() => {
      if (focused?.isConnected && page.activeElement !== focused) focused = void 0;
    });
  };
  element.addEventListener("focusin", onFocus, { signal });
  element.addEventListener("focusout", onBlur, { signal });
  return {
    isLost: () => {
      const { activeElement } = page;
      return isGone(focused) && [null, page.body, focused].includes(activeElement);
    },
    getItemId: () => itemId,
  };
}
var pageCount = (pages) => Math.max(1, Math.floor(Number(pages)) || 1);
var startsWith = (ids, start) => start.every((id, index) => index < ids.length && String(id) === String(ids[index]));
/**
 * Computes the state.
 *
 * @param ownPages number of visible pages of an uncontrolled pager; without it the initial one, as on a server
 */
function pagerState(options, ownPages = pageCount(options.defaultPages)) {
  const { itemIds, pageSize, pages } = options;
  const visiblePages = pages === void 0 ? ownPages : pageCount(pages);
  const visibleLimit = visiblePages * pageSize;
  return {
    pages: visiblePages,
    visibleLimit,
    hasMore: itemIds.length > visibleLimit,
  };
}
/**
 * Creates a pager, without React.
 *
 * @param element contains the items and the button for more
 */
function createPager(element, initialOptions) {
  let options = initialOptions;
  let ownPages = pageCount(options.defaultPages);
  let isRequested = false;
  let renderedIds = [];
  const { getState, setState, subscribe } = createStateStore(pagerState(options, ownPages));
  const findItem = (index) => element.querySelectorAll(":scope > .td-grid__list > .td-grid__item")[index];
  const getItem = (index) => (options.getItem ?? findItem)(index);
  const visibleIds = () => options.itemIds.slice(0, getState().visibleLimit).map(String);
  const findId = (target) => renderedIds.find((_, index) => getItem(index)?.contains(target));
  const abort = new AbortController();
  const focus = trackFocus(element, findId, abort.signal);
  const updateState = () => setState(pagerState(options, ownPages));
  const setPages = (pages) => {
    if (pages === getState().pages) return;
    ownPages = pages;
    options.onPagesChange?.(pages);
  };
  /** The item to focus if the focused element was removed: the one in its place, or the first of a replaced list. */
  const fallbackIndex = (ids, lostId) => {
    const isReplaced = !ids.some((id) => renderedIds.includes(id));
    const index = lostId === void 0 ? ids.length : renderedIds.indexOf(lostId);
    return isReplaced ? 0 : Math.min(index, ids.length - 1);
  };
  const moveFocus = () => {
    const ids = visibleIds();
    const known = new Set(renderedIds);
    const firstNew = known.size > 0 ? ids.findIndex((id) => !known.has(id)) : -1;
    const isWanted = isRequested || (options.focusAppended === true && startsWith(ids, renderedIds));
    const isLost = focus.isLost();
    const isNewFocused = firstNew >= 0 && isWanted;
    const index = isNewFocused ? firstNew : isLost ? fallbackIndex(ids, focus.getItemId()) : -1;
    if (firstNew >= 0 || isLost) isRequested = false;
    renderedIds = ids;
    const item = getItem(index);
    if (item) focusItem(item, isNewFocused && options.scrollToNew === true);
    else if (isLost) focusItem(element, false);
  };
  renderedIds = visibleIds();
  return {
    getState,
    subscribe,
    showMore() {
      isRequested = true;
      if (Number.isFinite(options.pageSize)) setPages(getState().pages + 1);
      updateState();
    },
    update(changes) {
      const { itemIds, pages } = options;
      options = {
        ...options,
        ...changes,
      };
      if (!startsWith(options.itemIds, itemIds) && (options.pages === void 0 || options.pages === pages)) setPages(1);
      if (!updateState()) moveFocus();
    },
    destroy: () => abort.abort(),
  };
}
/** Makes the element focusable if needed. */
function focusItem(item, scroll) {
  if (!item.hasAttribute("tabindex")) item.tabIndex = -1;
  item.focus({ preventScroll: scroll });
  if (!scroll) return;
  const motionPreference = item.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)");
  item.scrollIntoView({
    behavior: motionPreference?.matches ? "auto" : "smooth",
    block: "nearest",
  });
}
/** Settings of a section. Without configuration it has one column of the whole width. */
var sectionProperties = {
  sectionConfig: /* @__PURE__ */ columns("full"),
  maxContentWidth: /* @__PURE__ */ length(),
  sectionColumnGutterWidth: /* @__PURE__ */ length(),
  componentSpacerSize: /* @__PURE__ */ oneOf(sizes, "medium"),
  sectionMinHeight: /* @__PURE__ */ length(),
  ...directionProperties,
  sectionVerticalAlign: /* @__PURE__ */ verticalAlign(),
  ...backgroundProperties,
  backgroundImageOverlay: /* @__PURE__ */ color(),
};
/**
 * How a section is rendered.
 *
 * @param urls how the site makes addresses of pictures
 */
function sectionModel(settings, urls = {}) {
  const align = flexPositions[settings.sectionVerticalAlign];
  const background = backgroundOf(settings, urls);
  const rowStyle = definedStyle({
    "--_content-width": settings.maxContentWidth,
    "--_gutter": settings.sectionColumnGutterWidth,
    "--_column-align": align,
  });
  return {
    className: "td-section",
    style: definedStyle({
      "--_height": settings.sectionMinHeight,
      "--_align": align,
      "--_overlay": settings.backgroundImageOverlay,
      ...background?.style,
    }),
    data: background ? { "data-image": "" } : {},
    background,
    row: rowView(settings, rowStyle, settings.componentSpacerSize),
  };
}
/** Finds a part that is rendered now. Child selectors leave out a carousel within a slide. */
function findPart(root, part) {
  const parent = part === "viewport" ? ":scope" : ":scope > .td-carousel__controls";
  return root.querySelector(`${parent} > .td-carousel__${part}`);
}
/**
 * The element whose children are the slides.
 *
 * @throws Error when it is not rendered
 */
function findViewport(root) {
  const viewport = findPart(root, "viewport");
  if (!viewport) throw new Error("A carousel needs a child of class td-carousel__viewport.");
  return viewport;
}
/** Whether an event happened in a slide, and not on the viewport itself. */
function isInSlide(event, viewport) {
  const path = event.composedPath();
  return path[0] !== viewport && path.includes(viewport);
}
/** Creates the arrow focus of a carousel. */
function createArrowFocus(root) {
  let focused;
  return {
    note() {
      focused = ["previous", "next"].find((arrow) => findPart(root, arrow)?.matches(":focus"));
    },
    restore() {
      if (focused && !findPart(root, focused)) findPart(root, focused === "next" ? "previous" : "next")?.focus();
      focused = void 0;
    },
  };
}
/**
 * Returns what a pressed key does in a carousel, by the direction of its text. Keys pressed in a slide are for the content
 * there, such as a text field.
 *
 * @example carouselKey(event, root, viewport); // "next"
 */
function carouselKey(event, root, viewport) {
  if (
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.defaultPrevented ||
    isInSlide(event, viewport)
  )
    return void 0;
  const [left, right] =
    root.ownerDocument.defaultView?.getComputedStyle(root).direction === "rtl"
      ? ["next", "previous"]
      : ["previous", "next"];
  return {
    ArrowLeft: left,
    ArrowRight: right,
    Home: "first",
    End: "last",
  }[event.key];
}
/** The number of dots that fit beside the buttons on a phone. */
var fewDots = 5;
function visibleSlides(pageWidth) {
  if (pageWidth > slotBreakpoints.wideGapAbove) return 3;
  return pageWidth > slotBreakpoints.gridAbove ? 2 : 1;
}
/** Computes the state. */
function carouselState(inputs) {
  const { options, playback, announcement, pageWidth = 0, prefersReducedMotion } = inputs;
  const { slideCount, autoplay = true, layout = "slider" } = options;
  const isGrid = layout === "grid" && pageWidth > slotBreakpoints.gridAbove;
  const visibleCount = isGrid ? slideCount : visibleSlides(pageWidth);
  const lastStart = Math.max(0, slideCount - visibleCount);
  const index = Math.min(inputs.index, Math.max(0, slideCount - 1));
  return {
    index,
    firstVisible: Math.min(index, lastStart),
    lastStart,
    visibleCount,
    isSlider: inputs.pageWidth === void 0 ? layout === "slider" : !isGrid,
    allSlidesVisible: slideCount <= visibleCount,
    hasPrevious: index > 0,
    hasNext: index < lastStart,
    canAutoplay: autoplay && !prefersReducedMotion && lastStart > 0,
    isPaused: playback === "paused",
    announcement,
  };
}
/** The state of a carousel that has no element yet, as on a server. */
function initialCarouselState(options) {
  return carouselState({
    options,
    index: options.index ?? 0,
  });
}
/**
 * Observes whether a pointer or a finger is on a carousel, and where in it the focus is.
 *
 * @param onChange called after each change
 * @param signal ends it
 * @returns a function that returns the current interaction
 */
function observeInteraction(root, viewport, onChange, signal) {
  let interaction = {
    isHovered: false,
    isTouched: false,
    hasFocus: root.matches(":focus-within"),
    hasFocusInSlide: viewport.querySelector(":focus") !== null,
  };
  function observe(name, changes) {
    const listener = (event) => {
      interaction = {
        ...interaction,
        ...changes(event),
      };
      onChange();
    };
    root.addEventListener(name, listener, {
      passive: true,
      signal,
    });
  }
  const isTouchedAfter = ({ touches }) => ({
    isTouched: [...touches].some(({ target }) => target instanceof Node && root.contains(target)),
  });
  observe("pointerenter", ({ pointerType }) => ({ isHovered: pointerType !== "touch" }));
  observe("pointerleave", () => ({ isHovered: false }));
  observe("touchstart", () => ({ isTouched: true }));
  observe("touchend", isTouchedAfter);
  observe("touchcancel", isTouchedAfter);
  observe("focusin", (event) => ({
    hasFocus: true,
    hasFocusInSlide: isInSlide(event, viewport),
  }));
  observe("focusout", () => ({
    hasFocus: false,
    hasFocusInSlide: false,
  }));
  return () => interaction;
}
/**
 * Whether the carousel has to wait for the visitor. A visitor who pressed "play" still has the pointer and the focus on the
 * button, so these no longer stop it. A finger on the slides does, and so does focus in a slide: the next move would take
 * the focus away.
 */
function blocksAutoplay(interaction, playback) {
  const { isHovered, isTouched, hasFocus, hasFocusInSlide } = interaction;
  if (isTouched || hasFocusInSlide) return true;
  return playback === void 0 && (isHovered || hasFocus);
}
/** Milliseconds without scrolling after which the track counts as at rest. */
var restMs = 300;
/**
 * Creates the visibility of a viewport's slides. A hidden slide is `inert` while the track moves, so that it can be seen
 * passing by, and `hidden="until-found"` at rest, so that the browser's find-in-page finds its text. Browsers without
 * `until-found` keep it `inert`.
 *
 * @param onRest called when the track is at rest, before slides are hidden
 */
function createSlideVisibility(viewport, onRest) {
  const view = viewport.ownerDocument.defaultView;
  const supportsUntilFound = "onbeforematch" in viewport;
  let timer;
  let frame;
  const cancel = () => {
    view?.clearTimeout(timer);
    if (frame !== void 0) view?.cancelAnimationFrame(frame);
  };
  function hideAtRest() {
    cancel();
    const onNextFrame = (callback) => () => (frame = view?.requestAnimationFrame(callback));
    const hide = () => {
      onRest();
      for (const slide of viewport.children)
        if (supportsUntilFound && slide.hasAttribute("inert")) hideUntilFound(slide);
    };
    timer = view?.setTimeout(onNextFrame(onNextFrame(hide)), restMs);
  }
  return {
    update(isHidden) {
      for (const [index, slide] of [...viewport.children].entries())
        if (!isHidden(index)) show(slide);
        else if (!isHiddenUntilFound(slide) && !slide.hasAttribute("inert")) {
          slide.setAttribute("inert", "");
          hideAtRest();
        }
    },
    reveal() {
      for (const slide of viewport.children) {
        if (!isHiddenUntilFound(slide)) continue;
        show(slide);
        slide.setAttribute("inert", "");
      }
      hideAtRest();
    },
    destroy() {
      cancel();
      for (const slide of viewport.children) show(slide);
    },
  };
}
var isHiddenUntilFound = (slide) => slide.getAttribute("hidden") === "until-found";
/** Such a slide has no content for screen readers, so its empty group is hidden from them too. */
function hideUntilFound(slide) {
  slide.setAttribute("hidden", "until-found");
  slide.setAttribute("aria-hidden", "true");
  slide.removeAttribute("inert");
}
function show(slide) {
  for (const name of ["hidden", "aria-hidden", "inert"]) slide.removeAttribute(name);
}
/** Distance of a slide from the first one. Negative in right-to-left text, as scroll positions are. */
function offsetOf(viewport, slide) {
  const left = (index) => viewport.children[index]?.getBoundingClientRect().left ?? 0;
  return left(slide) - left(0);
}
/**
 * Returns the slide that the viewport is scrolled to, or nearest to.
 *
 * @example slideAt(viewport); // 2
 */
function slideAt(viewport) {
  return Math.abs(Math.round(viewport.scrollLeft / (offsetOf(viewport, 1) || 1)));
}
/**
 * Observes and sets the scroll position of a viewport, until `signal` is aborted.
 *
 * @param onMove called when the track moves or is about to
 * @param onSwipe called when the visitor scrolled to a slide
 */
function createTrackPosition(viewport, onMove, onSwipe, signal) {
  let target;
  let isMovedByVisitor = false;
  function release() {
    target = void 0;
  }
  function onScroll() {
    onMove();
    const slide = slideAt(viewport);
    if (slide === target) release();
    if (target === void 0) onSwipe(slide);
  }
  function onVisitorScroll() {
    onMove();
    release();
    isMovedByVisitor = true;
  }
  function jumpTo(slide) {
    const before = viewport.scrollLeft;
    viewport.scrollTo?.({
      left: offsetOf(viewport, slide),
      behavior: "instant",
    });
    isMovedByVisitor = false;
    target = viewport.scrollLeft === before ? void 0 : slide;
  }
  const options = {
    passive: true,
    signal,
  };
  viewport.addEventListener("scroll", onScroll, options);
  for (const name of ["pointerdown", "touchmove", "wheel"]) viewport.addEventListener(name, onVisitorScroll, options);
  return {
    scrollTo(slide) {
      if (target === void 0 ? slideAt(viewport) === slide : target === slide) return;
      onMove();
      target = slide;
      isMovedByVisitor = false;
      viewport.scrollLeft = offsetOf(viewport, slide);
    },
    jumpTo,
    complete() {
      if (target !== void 0) jumpTo(target);
    },
    release,
    isMovedByVisitor: () => isMovedByVisitor,
  };
}
/**
 * Creates the behavior of a carousel that is already rendered. It observes page width, pointer, focus, keys, swipes and
 * find-in-page, moves the focus when an arrow disappears, and owns the autoplay timer. It writes the scroll position of
 * the viewport and `inert`, `hidden` and `aria-hidden` of the slides. Everything else is rendered from its state.
 *
 * @param root contains the viewport (`.td-carousel__viewport`), whose children are the slides, and the controls
 * @throws Error when `root` contains no viewport
 */
function createCarousel(root, options) {
  const viewport = findViewport(root);
  const page = root.ownerDocument;
  const view = page.defaultView;
  const motionPreference = view?.matchMedia?.("(prefers-reduced-motion: reduce)");
  const abort = new AbortController();
  const { signal } = abort;
  const arrowFocus = createArrowFocus(root);
  const visibility = createSlideVisibility(viewport, () => position.complete());
  const position = createTrackPosition(viewport, visibility.reveal, onSwipe, signal);
  const getInteraction = observeInteraction(root, viewport, updateTimer, signal);
  const readPage = () => ({
    pageWidth: view?.innerWidth ?? 0,
    prefersReducedMotion: motionPreference?.matches ?? false,
  });
  let inputs = {
    options,
    index: options.index ?? slideAt(viewport),
    ...readPage(),
  };
  const { getState, setState, subscribe } = createStateStore(carouselState(inputs));
  let wasDisplayed = viewport.clientWidth > 0;
  let timer;
  function isHidden(slide) {
    const { isSlider, firstVisible, visibleCount } = getState();
    return isSlider && (slide < firstVisible || slide >= firstVisible + visibleCount);
  }
  function change(changes) {
    inputs = {
      ...inputs,
      ...changes,
    };
    arrowFocus.note();
    setState(carouselState(inputs));
    updateTimer();
  }
  function applyToSlides() {
    const { isSlider, firstVisible } = getState();
    visibility.update(isHidden);
    if (isSlider) position.scrollTo(firstVisible);
    else position.release();
  }
  function updateTimer() {
    const { canAutoplay, isPaused } = getState();
    if (canAutoplay && !isPaused && !page.hidden && !blocksAutoplay(getInteraction(), inputs.playback))
      timer ??= view?.setInterval(advance, Math.max(1e3, inputs.options.interval ?? 5e3));
    else resetTimer();
  }
  function resetTimer() {
    view?.clearInterval(timer);
    timer = void 0;
  }
  /** After the last start the first slide follows. */
  function nextIndex() {
    const { index, hasNext } = getState();
    return hasNext ? index + 1 : 0;
  }
  function moveTo(index, announcement) {
    const { options: current } = inputs;
    if (index !== getState().index) current.onIndexChange?.(index);
    change({
      index: current.index ?? index,
      announcement,
    });
  }
  function advance() {
    moveTo(nextIndex(), void 0);
  }
  function goTo(target) {
    const { lastStart, visibleCount } = getState();
    const count = inputs.options.slideCount;
    const index = Math.min(Math.max(0, target), Math.max(0, count - 1));
    const first = Math.min(index, lastStart);
    resetTimer();
    moveTo(index, {
      first: first + 1,
      last: Math.min(first + visibleCount, count),
      count,
    });
  }
  const next = () => goTo(nextIndex());
  const previous = () => goTo(getState().firstVisible - 1);
  function jumpToCurrent() {
    const { isSlider, firstVisible } = getState();
    if (isSlider) position.jumpTo(firstVisible);
  }
  function onSwipe(slide) {
    const { isSlider, firstVisible } = getState();
    if (isSlider && slide !== firstVisible) goTo(slide);
  }
  function onKeyDown(event) {
    const { allSlidesVisible, hasNext, hasPrevious } = getState();
    const key = allSlidesVisible ? void 0 : carouselKey(event, root, viewport);
    if (!key) return;
    const dots = findPart(root, "dots");
    if (dots && event.composedPath().includes(dots)) moveToDot(key, dots);
    else if (key === "next" && hasNext) next();
    else if (key === "previous" && hasPrevious) previous();
    else return;
    event.preventDefault();
  }
  /** The dots are one tab stop: keys move the focus from dot to dot, also to those beyond the last start. */
  function moveToDot(key, dots) {
    const { index } = getState();
    const last = inputs.options.slideCount - 1;
    const target = {
      previous: Math.max(0, index - 1),
      next: Math.min(index + 1, last),
      first: 0,
      last,
    }[key];
    if (target !== index) goTo(target);
    dots.querySelectorAll("button")[target]?.focus();
  }
  function onBeforeMatch(event) {
    const path = event.composedPath();
    const slide = [...viewport.children].findIndex((each) => path.includes(each));
    if (slide < 0 || !isHidden(slide)) return;
    position.jumpTo(Math.min(slide, getState().lastStart));
    goTo(slide);
  }
  function onPageChange() {
    visibility.reveal();
    const before = inputs.pageWidth;
    change(readPage());
    if (inputs.pageWidth !== before || !position.isMovedByVisitor()) jumpToCurrent();
  }
  function onResize() {
    const isDisplayed = viewport.clientWidth > 0;
    if (isDisplayed && !wasDisplayed) jumpToCurrent();
    wasDisplayed = isDisplayed;
  }
  root.addEventListener("keydown", onKeyDown, { signal });
  viewport.addEventListener("beforematch", onBeforeMatch, { signal });
  viewport.addEventListener("load", visibility.reveal, {
    capture: true,
    signal,
  });
  view?.addEventListener("resize", onPageChange, { signal });
  page.addEventListener("visibilitychange", onPageChange, { signal });
  motionPreference?.addEventListener("change", onPageChange, { signal });
  const resizeObserver = typeof ResizeObserver === "undefined" ? void 0 : new ResizeObserver(onResize);
  resizeObserver?.observe(viewport);
  subscribe(applyToSlides);
  if (options.index) jumpToCurrent();
  applyToSlides();
  updateTimer();
  return {
    getState,
    subscribe,
    next,
    previous,
    goTo,
    play: () => change({ playback: "playing" }),
    pause: () => change({ playback: "paused" }),
    update(changed) {
      arrowFocus.restore();
      if (changed.interval !== inputs.options.interval) resetTimer();
      change({
        options: changed,
        index: Math.min(changed.index ?? inputs.index, Math.max(0, changed.slideCount - 1)),
      });
      visibility.update(isHidden);
    },
    destroy() {
      abort.abort();
      resetTimer();
      resizeObserver?.disconnect();
      visibility.destroy();
    },
  };
}
var text = (value) => (typeof value === "string" ? value : "");
/**
 * The content keys of pictures, without duplicates: what to request from the content store before rendering them.
 *
 * @param values in any form that {@link readImageInfo} reads
 * @example contentKeysOf(["MC1", "/a.jpg", { imageInfoV1: { contentKey: "MC2", url: "/cms/a" } }]); // ["MC1", "MC2"]
 */
function contentKeysOf(values) {
  const keys = values.map((value) => readImageInfo(value)?.contentKey ?? "");
  return [...new Set(keys)].filter(Boolean);
}
function readItem(value) {
  const item = toObject(value);
  const body = toObject(item?.contentBody);
  if (!item || !body) return [];
  const media = toObject(body["sfdc_cms:media"]);
  return [
    [
      text(item.contentKey),
      {
        url: text(media?.url) || text(body.url),
        altText: text(body.altText),
      },
    ],
  ];
}
/**
 * Reads the pictures of a content delivery response, as `getContents` of `experience/cmsDeliveryApi` returns it. Request
 * it with `includeContentBody: true`: items without a body are left out.
 *
 * @example readImageContents({ contents: [{ contentKey: "MC1", contentBody: { altText: "Zee", url: "/cms/a" } }] });
 * // Map { "MC1" => { url: "/cms/a", altText: "Zee" } }
 */
function readImageContents(response) {
  const contents = toObject(response)?.contents;
  return new Map(Array.isArray(contents) ? contents.flatMap(readItem) : []);
}
/** Space to leave above the element, in pixels: the site's header covers it. */
var offset = 130;
/**
 * Scrolls up to just above the element, unless the page is not scrolled past it. Any key stops the scrolling.
 *
 * @param down whether to scroll down to it as well
 */
function scrollToElement(element, down = false) {
  const view = element.ownerDocument.defaultView;
  if (!view) return;
  const top = Math.max(0, element.getBoundingClientRect().top + view.scrollY - offset);
  if (top >= view.scrollY && !down) return;
  const prefersReducedMotion = view.matchMedia("(prefers-reduced-motion: reduce)").matches;
  view.scrollTo({
    top,
    behavior: prefersReducedMotion ? "auto" : "smooth",
  });
  const stop = () =>
    view.scrollTo({
      top: view.scrollY,
      behavior: "instant",
    });
  view.addEventListener("keydown", stop, { once: true });
}
/** The state before any event. */
var initialFormFrameState = {
  loading: false,
  errorMessage: "",
};
/**
 * Observes the window events that the request form and its fields dispatch.
 *
 * @param element the frame: it names the window, and `scrollToTop` scrolls to it
 * @param errors the error messages; by default Dutch
 * @example
 * const frame = createFormFrame(section);
 * frame.subscribe(() => render(frame.getState()));
 */
function createFormFrame(element, { containerMissing, containerInvalid, submission } = messages.errors) {
  const { getState, setState, subscribe } = createStateStore(initialFormFrameState);
  const removeListeners = [
    listenToWindowEvent(element, windowEventNames.requiredFieldMissing, ({ error }) => {
      if (error) setState({ errorMessage: containerMissing });
    }),
    listenToWindowEvent(element, windowEventNames.invalidInput, ({ error }) => {
      if (error && getState().errorMessage !== containerMissing) setState({ errorMessage: containerInvalid });
    }),
    listenToWindowEvent(element, windowEventNames.submissionError, ({ message }) => {
      setState({ errorMessage: message || submission });
    }),
    listenToWindowEvent(element, windowEventNames.resetErrors, () => void setState({ errorMessage: "" })),
    listenToWindowEvent(element, windowEventNames.loadingChange, ({ loading }) => void setState({ loading })),
    listenToWindowEvent(element, windowEventNames.scrollToTop, () => scrollToElement(element)),
  ];
  return {
    getState,
    subscribe,
    destroy() {
      for (const remove of removeListeners) remove();
    },
  };
}
/** Dutch texts of buttons and of the overlay while something is being submitted. */
var actions = {
  buttonLabel: "Klik hier",
  /** In English on every site, as the specification says. */
  loading: "Loading",
};
/** To the one before. */
var chevronLeftIcon = { line: "M15.25 5L8.25 12L15.25 19" };
/** To the next one. */
var chevronRightIcon = { line: "M8.75 5L15.75 12L8.75 19" };
/** Holds what moves. */
var pauseIcon = { line: "M8.5 5V19M15.5 5V19" };
/** Lets something move. */
var playIcon = { line: "M7.5 4.75L19 12L7.5 19.25Z" };
/** Events by which visitors show that they are reading or using the page. */
var interactions = ["pointerdown", "touchstart", "wheel", "keydown"];
/**
 * Scrolls to the anchor in the page's address when its element is rendered after the page was loaded, because browsers look for
 * it only while loading. The anchor stays in view while blocks above it are rendered, until the first interaction.
 *
 * @param page the window, or its document and location, before anything is rendered by script
 * @returns to be called with each element that a script renders into; a change of its size can move the anchor
 * @example
 * const observeRendering = watchAnchor(window);
 * render(block, node);
 * observeRendering(node);
 */
function watchAnchor({ document, location }) {
  const { hash } = location;
  const id = decode(hash.slice(1));
  const view = document.defaultView;
  if (!view || id === "" || document.getElementById(id)) return () => {};
  let { scrollY } = view;
  const end = new AbortController();
  const { signal } = end;
  const observer = new ResizeObserver(() => {
    document.getElementById(id)?.scrollIntoView({ behavior: "instant" });
    ({ scrollY } = view);
  });
  const { style } = document.documentElement;
  style.setProperty("overflow-anchor", "none");
  signal.addEventListener("abort", () => {
    observer.disconnect();
    style.removeProperty("overflow-anchor");
  });
  for (const name of interactions)
    document.addEventListener(name, () => end.abort(), {
      capture: true,
      passive: true,
      signal,
    });
  const endIfScrolled = () => {
    if (view.scrollY === scrollY) return;
    if (!isInPlace(document.getElementById(id), view)) end.abort();
    ({ scrollY } = view);
  };
  document.addEventListener("scroll", endIfScrolled, {
    passive: true,
    signal,
  });
  view.addEventListener("hashchange", () => end.abort(), { signal });
  return (element) => {
    if (!signal.aborted) observer.observe(element);
  };
}
/** Whether an element is where a browser scrolls it to. */
function isInPlace(element, view) {
  if (!element) return false;
  const margin = parseFloat(view.getComputedStyle(element).scrollMarginBlockStart);
  const padding = parseFloat(view.getComputedStyle(element.ownerDocument.documentElement).scrollPaddingBlockStart) || 0;
  return Math.abs(element.getBoundingClientRect().top - margin - padding) < 1;
}
var decode = (text) => tryTo(() => decodeURIComponent(text)) ?? text;
/** Events that come before a link is followed: by pointer, by keyboard, by script and by assistive technology. */
var events = ["pointerdown", "focusin", "click"];
/**
 * Makes the links of a page keep the page's query: those within the site that have no query of their own. Links that are
 * rendered later are included, because each is looked at when the visitor reaches it.
 *
 * @param page the window, or its document and location
 */
function keepPageQuery({ document, location }) {
  const keepQuery = (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (link?.origin !== location.origin || link.hasAttribute("download")) return;
    const address = withPageQuery(link.href, location.href);
    if (address !== link.href) link.href = address;
  };
  for (const name of events) document.addEventListener(name, keepQuery, { capture: true });
}
var container = {
  name: "column",
  properties: columnProperties,
  slots: ["content"],
  model: columnModel,
};
/** The drop zones `Content-Slot1` to `Content-Slot24`. */
var contentSlots = Array.from({ length: 24 }, (_, index) => slotName(index + 1));
/** A drop zone for each column that a row can have: `col1` to `col12`. */
var columnSlots = Array.from({ length: 12 }, (_, index) => `col${index + 1}`);
var alignmentLabels = {
  left: "Links",
  center: "Midden",
  right: "Rechts",
};
var verticalAlignmentLabels = {
  top: "Boven",
  center: "Midden",
  bottom: "Onder",
};
var itemSpacingLabels = {
  "x-large": "Zeer groot",
  large: "Groot",
  medium: "Middel",
  small: "Klein",
  "xx-small": "Zeer klein",
  none: "Geen",
};
var columnLayoutLabels = {
  full: "Eén kolom",
  halves: "Twee helften",
  thirds: "Drie kolommen",
  quarters: "Vier kolommen",
  "two-thirds-left": "Twee derde + een derde",
  "two-thirds-right": "Een derde + twee derde",
  "three-quarters-left": "Drie kwart + een kwart",
  "three-quarters-right": "Een kwart + drie kwart",
};
var directionLabels = {
  row: "Naast elkaar",
  column: "Onder elkaar",
};
/** The direction of a layout per kind of screen. */
var directions = {
  layoutDirectionDesktop: /* @__PURE__ */ labeled(directionProperties.layoutDirectionDesktop, directionLabels),
  layoutDirectionTablet: /* @__PURE__ */ labeled(directionProperties.layoutDirectionTablet, directionLabels),
  layoutDirectionMobile: /* @__PURE__ */ labeled(directionProperties.layoutDirectionMobile, directionLabels),
};
var container$1 = {
  name: "columnsSection",
  properties: {
    ...columnsSectionProperties,
    ...directions,
    sectionConfig: /* @__PURE__ */ labeled(columnsSectionProperties.sectionConfig, columnLayoutLabels),
    columnVerticalAlign: /* @__PURE__ */ labeled(columnsSectionProperties.columnVerticalAlign, verticalAlignmentLabels),
  },
  slots: columnSlots,
  model: columnsSectionModel,
};
var container$2 = {
  name: "contentContainer",
  properties: contentContainerProperties,
  slots: ["content"],
};
var { alignment, borderStyle } = flexibleBlockProperties;
var container$3 = {
  name: "flexibleBlock",
  properties: {
    ...flexibleBlockProperties,
    alignment: /* @__PURE__ */ labeled(alignment, {
      top: "Boven",
      bottom: "Onder",
      left: "Links",
      right: "Rechts",
      center: "Midden",
    }),
    borderStyle: /* @__PURE__ */ labeled(borderStyle, {
      solid: "Doorgetrokken",
      dashed: "Gestreept",
      dotted: "Gestippeld",
      double: "Dubbel",
      none: "Geen",
    }),
  },
  slots: ["content"],
  model: flexibleBlockModel,
};
var container$4 = {
  name: "flexibleContent",
  properties: {
    ...directions,
    itemSpacing: /* @__PURE__ */ labeled(flexibleContentProperties.itemSpacing, itemSpacingLabels),
    alignment: /* @__PURE__ */ labeled(flexibleContentProperties.alignment, alignmentLabels),
  },
  slots: ["content"],
  model: flexibleContentModel,
};
var container$5 = {
  name: "grid",
  properties: {
    ...gridProperties,
    itemSpacing: /* @__PURE__ */ labeled(gridProperties.itemSpacing, itemSpacingLabels),
    horizontalAlignment: /* @__PURE__ */ labeled(gridProperties.horizontalAlignment, alignmentLabels),
    itemLabel: /* @__PURE__ */ requiredString(gridItemLabel),
  },
  slots: contentSlots,
  model: gridModel,
};
var container$6 = {
  name: "quotationContainer",
  properties: {
    salutation: /* @__PURE__ */ string(),
    lastName: /* @__PURE__ */ string(),
    title: /* @__PURE__ */ string(),
    paragraph1: /* @__PURE__ */ string(),
    paragraph2: /* @__PURE__ */ string(),
    placeholderButton: /* @__PURE__ */ requiredString("Verstuur uw aanvraag"),
    hideGoBackButton: /* @__PURE__ */ boolean(),
  },
  slots: ["content"],
};
var { sectionConfig, componentSpacerSize, sectionVerticalAlign, backgroundImageSizeOrRepeat } = sectionProperties;
var container$7 = {
  name: "section",
  properties: {
    ...sectionProperties,
    ...directions,
    sectionConfig: /* @__PURE__ */ labeled(sectionConfig, columnLayoutLabels),
    componentSpacerSize: /* @__PURE__ */ labeled(componentSpacerSize, {
      small: "Klein",
      medium: "Middel",
      large: "Groot",
    }),
    sectionVerticalAlign: /* @__PURE__ */ labeled(sectionVerticalAlign, verticalAlignmentLabels),
    backgroundImageSizeOrRepeat: /* @__PURE__ */ labeled(backgroundImageSizeOrRepeat, {
      cover: "Vullend",
      contain: "Passend",
      repeat: "Herhaald",
      "no-repeat": "Eenmaal",
    }),
  },
  slots: columnSlots,
  model: sectionModel,
};
var container$8 = {
  name: "slotsBlock",
  properties: {
    ...slotsProperties,
    contentGrid: /* @__PURE__ */ labeled(slotsProperties.contentGrid, {
      grid: "Raster",
      slider: "Carrousel",
    }),
  },
  slots: contentSlots,
};
export {
  actions as actionMessages,
  chevronLeftIcon,
  chevronRightIcon,
  container as column,
  container$1 as columnsSection,
  container$2 as contentContainer,
  contentKeysOf,
  createCarousel,
  createFormFrame,
  createPager,
  fewDots,
  container$3 as flexibleBlock,
  container$4 as flexibleContent,
  messages as formMessages,
  container$5 as grid,
  gridPageSize,
  hidesFromSearch,
  hostEventNames,
  initialCarouselState,
  initialFormFrameState,
  keepPageQuery,
  labelItem,
  layout as layoutMessages,
  maxSlots,
  pagerState,
  parseSettings,
  pauseIcon,
  playIcon,
  container$6 as quotationContainer,
  readHeadTags,
  readImageContents,
  recordCampaign,
  searchMetadataProperties,
  container$7 as section,
  siteAddress,
  container$8 as slotsBlock,
  splitOptions,
  styleText,
  toAnchorId,
  userFrom,
  watchAnchor,
  windowEventNames,
  withPageQuery,
};
