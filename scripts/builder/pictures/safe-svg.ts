// An SVG is a document: it could run scripts and load files of others. Only shapes, colors and texts are accepted.

const elements = new Set(
  (
    "svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan clipPath mask pattern " +
    "linearGradient radialGradient stop filter feGaussianBlur feOffset feBlend feFlood feComposite feMerge feMergeNode " +
    "feColorMatrix feDropShadow feTurbulence feDisplacementMap marker"
  ).split(" "),
);

const attributes = new Set(
  (
    "xmlns xmlns:xlink version id class style width height viewBox preserveAspectRatio x y x1 y1 x2 y2 cx cy r rx ry fx fy d " +
    "points transform fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin " +
    "stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color clip-path clip-rule clipPathUnits mask maskUnits " +
    "maskContentUnits patternUnits patternContentUnits patternTransform gradientUnits gradientTransform spreadMethod offset " +
    "stop-color stop-opacity filter filterUnits stdDeviation dx dy in in2 result mode flood-color flood-opacity operator " +
    "values type font-family font-size font-weight font-style text-anchor dominant-baseline letter-spacing role aria-label " +
    "aria-hidden aria-labelledby focusable href xlink:href xml:space marker-start marker-mid marker-end markerWidth " +
    "baseFrequency numOctaves seed stitchTiles scale xChannelSelector yChannelSelector markerHeight refX refY orient display visibility overflow shape-rendering vector-effect paint-order"
  ).split(" "),
);

const entity = "&(?:amp|lt|gt|quot|apos|#\\d+|#x[\\da-f]+);";
const attribute = `\\s+([\\w:-]+)\\s*=\\s*("(?:[^<&"]|${entity})*"|'(?:[^<&']|${entity})*')`;
const startTag = new RegExp(`^<([\\w:-]+)((?:${attribute})*)\\s*(/?)>`, "i");
const endTag = /^<\/([\w:-]+)\s*>/;
const skipped = new RegExp(`^(?:<!--(?:(?!--)[^])*-->|(?:[^<&]|${entity})+)`, "i");

/** A reference may lead to a part of the same file only. In a style, a backslash could hide another name. */
const isSafeValue = (name: string, value: string): boolean => {
  if (/&#/.test(value)) return false;
  if (/^(?:xlink:)?href$/.test(name)) return /^#[\w.-]+$/.test(value);
  const withoutOwnParts = value.replace(/url\(\s*#[\w.-]+\s*\)/gi, "");
  return !/url|import|expression|javascript|\\|@/i.test(withoutOwnParts) || name.startsWith("xmlns");
};

/** Whether every attribute in a start tag is allowed. */
function hasSafeAttributes(source: string): boolean {
  return [...source.matchAll(new RegExp(attribute, "gi"))].every(
    ([, name = "", quoted = ""]) => attributes.has(name) && isSafeValue(name, quoted.slice(1, -1)),
  );
}

/** Whether a file is an SVG of shapes, colors and texts alone. Anything unknown, or not well-formed, is not. */
export function isSafeSvg(bytes: Buffer): boolean {
  const content = bytes.toString("utf8").replace(/^\uFEFF/, "");
  if (content.includes("\uFFFD") || content.includes("\0")) return false;
  let rest = content.replace(/^\s*<\?xml [^<>?]*\?>/, "").trim();
  const open: string[] = [];
  let isFirst = true;
  while (rest !== "") {
    const start = startTag.exec(rest);
    const end = start ? null : endTag.exec(rest);
    const other = start || end ? null : skipped.exec(rest);
    const length = (start ?? end ?? other)?.[0].length ?? 0;
    if (length === 0) return false;
    if (start) {
      const [, name = "", source = ""] = start;
      if (isFirst ? name !== "svg" : open.length === 0) return false;
      if (!elements.has(name) || !hasSafeAttributes(source)) return false;
      isFirst = false;
      if (start.at(-1) !== "/") open.push(name);
    }
    if (end && open.pop() !== end[1]) return false;
    if (other && open.length === 0 && !other[0].startsWith("<!--") && other[0].trim() !== "") return false;
    rest = rest.slice(length);
  }
  return !isFirst && open.length === 0;
}
