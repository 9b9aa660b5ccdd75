/**
 * How the layout blocks are drawn: the same models that React draws from, for the Lightning containers.
 * Written by "npm run generate" from scripts/generate/shell-models.ts: change it there.
 */
var buttonLabel = "Klik hier";
/** English on purpose: the spinner's text is the same on every site. */
var loading = "Loading";
var carousel = "carrousel";
var slides = "Dia's";
var showMore = "Meer tonen";
var slideOf = (position, count) => `${position} van ${count}`;
var slidesShown = (first, last, count) =>
  first === last ? `Dia ${first} van ${count}` : `Dia's ${first} tot en met ${last} van ${count}`;
var chooseSlide = "Kies een dia";
var toSlide = (position) => `Naar dia ${position}`;
var previousSlide = "Vorige dia";
var nextSlide = "Volgende dia";
var pauseCarousel = "Carrousel pauzeren";
var playCarousel = "Carrousel afspelen";
/** Data as JSON that cannot end the script element it stands in. */
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
var decode = (text) =>
  text.replace(/&(?:(amp|lt|gt|quot)|#(\d{1,6}));/g, (_, name, code) =>
    name ? (entities[name] ?? "") : String.fromCodePoint(Number(code)),
  );
/** What an element may say: nothing that runs, and nothing that stands in for an HTTP header. */
var isAllowed = (name) => !name.startsWith("on") && name !== "http-equiv";
function readAttributes(source) {
  const pairs = [...source.matchAll(attributes)].map(([, name = "", double, single, bare]) => [
    name.toLowerCase(),
    decode(double ?? single ?? bare ?? ""),
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
 * written anew; the page's own canonical address, robots and description are set elsewhere and stand there once.
 *
 * @example readHeadTags('<meta name="a" content="b"><script>alert(1)<\/script>')
 * // [{ name: "meta", attributes: { name: "a", content: "b" } }]
 */
var readHeadTags = (markup) => parseHeadTags(markup).filter((tag) => !isOwn(tag));
var isOwn = ({ name, attributes: { rel, name: subject } }) =>
  name === "link" ? rel?.toLowerCase() === "canonical" : /^(?:robots|description)$/i.test(subject ?? "");
/**
 * Who the visitor is. Who is not known is a guest, and a guest has no id.
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
 * Reads a configured list, separated by semicolons. A value that differs from its label stands behind an equals sign.
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
/** Every text of the form that no site builder sets. */
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
    customerSource: "Hoe heeft u ons gevonden?",
    alternativeSource: "Toelichting",
    newsletter: "Ja, ik ontvang graag de nieuwsbrief",
    privacyPolicy: "Ik ga akkoord met de",
  },
  hints: {
    phoneNumber: "Bijvoorbeeld 06 12345678 of +32 470123456",
    postalCode: "Een Nederlandse postcode, bijvoorbeeld 1234 AB",
    budget: "Een bedrag in euro’s, bijvoorbeeld 2.500",
  },
  placeholders: {
    salutation: "Kies uw aanhef",
    destination: "Typ een land of streek",
    amountOfTravelers: "0",
    customerSource: "Maak een keuze",
  },
  knownDestination: "Ik weet al waar ik naar toe wil",
  knownDates: "Ik weet al wanneer ik wil reizen",
  unknown: "Dat weet ik (nog) niet",
  destinationTooltip: "Kies een bestemming uit de lijst of typ uw eigen bestemming.",
  destinationTooltipLabel: "Uitleg bij bestemming",
  privacyLink: "privacyverklaring",
  honeypot: "Laat dit veld leeg",
  requiredNote: "Velden met een * zijn verplicht",
  submit: {
    1: "Vertel ons uw wensen",
    2: "Deel uw contactgegevens",
    3: "Verstuur uw aanvraag",
  },
  back: "Terug",
  sending: "Uw aanvraag wordt verstuurd",
  errors: {
    missing: "Dit veld is verplicht",
    invalid: "Ongeldige invoer",
    containerMissing: "Vul alle verplichte velden in",
    containerInvalid: "Vul alle velden correct in",
    submission: "Er is een fout opgetreden. Probeer het later opnieuw.",
  },
  errorSummary: "Controleer uw antwoorden",
  missingStep:
    "Deze stap kon niet worden geladen. Controleer uw verbinding, ga een stap terug en probeer het opnieuw. Uw antwoorden blijven staan.",
  greeting: (salutation, lastName) => `Beste ${[salutation, lastName].filter(Boolean).join(" ")},`,
  progress: (step, steps) => `Stap ${step} van ${steps}`,
  pageTitle: (brand) => `Offerte aanvragen | ${brand} travel design`,
  titleWithStep: (progress, title) => `${progress} | ${title}`,
  titleWithError: (title) => `Fout: ${title}`,
};
/** How far above the anchor the page comes to rest, in pixels. */
var anchorOffset = 130;
/** Scrolls up to just above the anchor; a visitor who already sees it is left alone, and so is one who presses a key on the way. */
function scrollToAnchor(anchor) {
  const view = anchor.ownerDocument.defaultView;
  if (!view) return;
  const top = Math.max(0, anchor.getBoundingClientRect().top + view.scrollY - anchorOffset);
  if (top >= view.scrollY) return;
  const prefersStillness = view.matchMedia("(prefers-reduced-motion: reduce)").matches;
  view.scrollTo({
    top,
    behavior: prefersStillness ? "auto" : "smooth",
  });
  const stop = () =>
    view.scrollTo({
      top: view.scrollY,
      behavior: "instant",
    });
  view.addEventListener("keydown", stop, { once: true });
  view.addEventListener("scrollend", () => view.removeEventListener("keydown", stop), { once: true });
}
/**
 * The names of every event that blocks exchange, in one place.
 * Window events cross React roots; host events leave a single mounted block.
 */
var windowEventNames = {
  /** Spelled with one "s" on purpose: site builders listen for exactly this name. */
  requiredFieldMissing: "requiredFieldMising",
  invalidInput: "invalidInput",
  submissionError: "submissionError",
  resetErrors: "resetErrors",
  loadingChange: "loadingChange",
  scrollToTop: "scrollToTop",
  stepChange: "stepChange",
  /** Who follows the step and came too late to hear of it asks for it to be announced once more. */
  stepAsked: "stepAsked",
  userData: "userData",
};
/** Names of the events that a mounted block raises on its mount node. */
var hostEventNames = {
  change: "change",
  select: "select",
  input: "input",
  selected: "selected",
  optionalCheckboxChange: "optionalcheckboxchange",
  submit: "submit",
  navigateBack: "navigateback",
};
/** To the one before. */
var chevronLeftIcon = { line: "M15.25 5L8.25 12L15.25 19" };
/** To the next one. */
var chevronRightIcon = { line: "M8.75 5L15.75 12L8.75 19" };
/** Holds what moves. */
var pauseIcon = { line: "M8.5 5V19M15.5 5V19" };
/** Lets something move. */
var playIcon = { line: "M7.5 4.75L19 12L7.5 19.25Z" };
var maxPixels = 1e4;
var maxOfOtherUnits = 500;
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
 * One of a fixed list of words.
 *
 * @param otherwise what stands in for any other value
 * @example toChoice("diagonal", ["row", "column"], "row"); // "row"
 */
function toChoice(value, choices, otherwise) {
  return choices.find((choice) => choice === value) ?? otherwise;
}
/**
 * A CSS length that is not negative and not beyond reason. A bare number counts pixels.
 *
 * @example toLength(" 2rem "); // "2rem"
 * @example toLength(300); // "300px"
 * @example toLength("red;background:url(x)"); // undefined
 */
function toLength(value) {
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  const match = /^(\d+(?:\.\d+)?|\.\d+)(px|rem|em|ch|%|vw|vh|svh|dvh)?$/i.exec(text);
  const [, digits = "", unit = "px"] = match ?? [];
  const isReasonable = Number(digits) <= (unit === "px" ? maxPixels : maxOfOtherUnits);
  return match && isReasonable ? `${digits}${unit}` : void 0;
}
var colour =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,25}|(?:rgb|hsl)a?\([\d\s.,%/a-z+-]+\)|(?:hwb|lab|lch|oklab|oklch)\([\d\s.%/a-z+-]+\)|var\(--[\w-]+\))$/i;
/**
 * A CSS colour: hexadecimal, a name, a colour function, or a token of the site.
 *
 * @example toColour("var(--dxp-g-brand)"); // "var(--dxp-g-brand)"
 * @example toColour("red;background:url(x)"); // undefined
 */
function toColour(value) {
  const text = typeof value === "string" ? value.trim() : "";
  return colour.test(text) ? text : void 0;
}
/**
 * A place within a picture: one or two words, percentages or lengths.
 *
 * @example toPosition("70% 60%"); // "70% 60%"
 */
function toPosition(value) {
  const text = typeof value === "string" ? value.trim() : "";
  const place = "(?:left|right|top|bottom|center|-?\\d+(?:\\.\\d+)?(?:%|px|rem|em))";
  return new RegExp(`^${place}(?:\\s+${place})?$`, "i").test(text) ? text : void 0;
}
/**
 * An address that a picture may come from: https, a path from the root of the site, or an image within the address itself.
 *
 * @example toImageUrl("/media/zee.jpg"); // "/media/zee.jpg"
 * @example toImageUrl("//example.com/zee.jpg"); // undefined
 */
function toImageUrl(value) {
  const text = typeof value === "string" ? value.trim() : "";
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
/**
 * What a JSON text describes; any other value as it is, because a host may have read it already.
 *
 * @returns undefined for a text that is no JSON
 * @example fromJson("[1,2]"); // [1, 2]
 */
function fromJson(value) {
  let described;
  try {
    described = typeof value === "string" ? JSON.parse(value) : value;
  } catch {
    described = void 0;
  }
  return described;
}
/**
 * What a JSON text describes, or the object itself where a host has read it already.
 *
 * @returns undefined unless it is an object
 * @example toObject('{"columns":[]}'); // { columns: [] }
 */
function toObject(value) {
  const object = fromJson(value);
  return typeof object === "object" && object !== null ? { ...object } : void 0;
}
var toBorderWidth = (value) => {
  const length = toLength(value);
  return length?.endsWith("%") ? void 0 : length;
};
var isAbsent = (value) => value === void 0 || value === null || value === "";
/**
 * Begins to read the settings of a block.
 *
 * @param block the block's name, for the warnings
 * @example
 * const read = readSettings("Grid", { borderColor: "red;" });
 * read.colour("borderColor"); // undefined
 * read.warnings; // ['Grid: setting "borderColor" is not a colour, so it is left out.']
 */
function readSettings(block, settings) {
  const warnings = [];
  const warn = (name, sentence) => void warnings.push(`${block}: setting "${name}" ${sentence}.`);
  const read = (name, reading, wanted) => {
    const value = settings[name];
    if (isAbsent(value)) return void 0;
    const usable = reading(value);
    if (usable === void 0) warn(name, `is not ${wanted}, so it is left out`);
    return usable;
  };
  return {
    warnings,
    warn,
    read,
    text: (name) => read(name, (value) => (typeof value === "string" ? value : void 0), "a text") ?? "",
    flag: (name) => settings[name] === true || settings[name] === "true",
    choice: (name, choices, otherwise) => toChoice(settings[name], choices, otherwise),
    count: (name, { min, max, otherwise }) => Math.round(toNumber(settings[name], min, max) ?? otherwise),
    length: (name) => read(name, toLength, "a CSS length between 0 and 10,000 pixels"),
    borderWidth: (name) => read(name, toBorderWidth, "a CSS length without a percentage"),
    colour: (name) => read(name, toColour, "a colour"),
  };
}
/**
 * The width of a column in parts of twelve. What is no number is the whole row.
 *
 * @example toColumnWidth("13"); // 12
 * @example toColumnWidth("abc"); // 12
 */
function toColumnWidth(value) {
  return Math.round(toNumber(value, 1, 12) ?? 12);
}
/**
 * Decides how wide a column is: its own width, else an equal share among as many columns as its row has.
 *
 * @param settings those of {@link columnSettingNames}, of any type
 * @example columnModel({ columnCount: 3 }).style["--_parts"]; // "4"
 */
function columnModel(settings) {
  const read = readSettings("Column", settings);
  const columns = read.count("columnCount", {
    min: 1,
    max: 12,
    otherwise: 1,
  });
  const parts = read.read("columnWidth", toColumnWidth, "a number") ?? 12 / columns;
  return {
    className: "td-column",
    style: { "--_parts": String(parts) },
    data: {},
    warnings: read.warnings,
  };
}
/** Sides of a block in a line; the first stands in for any other value. */
var alignments = ["left", "center", "right"];
/** Where the content of a flexible block stands. */
var flexAlignments = ["top", "bottom", "left", "right", "center"];
/** Where content stands between top and bottom. */
var verticalAlignments = ["top", "center", "bottom"];
var sizes = ["small", "medium", "large"];
/** Room between items. There is no `x-small`. */
var itemSpacings = ["x-large", "large", "medium", "small", "xx-small", "none"];
var layoutDirections = ["row", "column"];
/** How a picture fills its place as a background, or how often it stands there; the first is the default. */
var backgroundSizes = ["cover", "contain", "repeat", "no-repeat"];
/** @example normaliseAlignment("top"); // "left" */
var normaliseAlignment = (value) => toChoice(value, alignments, "left");
/** @example normaliseFlexAlignment(undefined); // "center" */
var normaliseFlexAlignment = (value) => toChoice(value, flexAlignments, "center");
/** @example normaliseSize("huge"); // "medium" */
var normaliseSize = (value) => toChoice(value, sizes, "medium");
/** @example normaliseItemSpacing("x-small"); // "none" */
var normaliseItemSpacing = (value) => toChoice(value, itemSpacings, "none");
/** A side as CSS, in the direction of reading. */
var flexPositions = {
  left: "start",
  top: "start",
  center: "center",
  right: "end",
  bottom: "end",
};
/**
 * The direction of a layout for each kind of screen: beside each other on a desktop, below each other on a tablet or phone.
 *
 * @param across what `--_across-…` is in either direction: what the style sheet has to do differently
 * @example directionStyle(read, { row: "0px", column: "100%" })["--_across-mobile"]; // "100%"
 */
function directionStyle(read, across) {
  const desktop = read.choice("layoutDirectionDesktop", layoutDirections, "row");
  const tablet = read.choice("layoutDirectionTablet", layoutDirections, "column");
  const mobile = read.choice("layoutDirectionMobile", layoutDirections, "column");
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
 * Keeps what is set: a property without a value is left to the style sheet.
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
/**
 * A column as it is without any setting.
 *
 * @example defaultColumn(0, 6); // { columnName: "Column 1", columnKey: "col1", columnWidth: 6, seedComponents: null }
 */
function defaultColumn(index, columnWidth) {
  return {
    columnName: `Column ${index + 1}`,
    columnKey: `col${index + 1}`,
    columnWidth,
    seedComponents: null,
  };
}
var textOr = (value, otherwise) => (typeof value === "string" && value !== "" ? value : otherwise);
function toColumn(entry, index, usedKeys) {
  const { columnName, columnKey, columnWidth } = { ...entry };
  const column = defaultColumn(index, toColumnWidth(columnWidth));
  const key = textOr(columnKey, column.columnKey);
  return {
    ...column,
    columnName: textOr(columnName, column.columnName),
    columnKey: usedKeys.has(key) ? column.columnKey : key,
  };
}
/**
 * Reads the columns of a section from its setting `sectionConfig`.
 *
 * @param otherwise the columns where nothing usable is set
 * @example readColumns(readSettings("Section", { sectionConfig: '{"columns":[]}' }), [defaultColumn(0, 12)]); // one column, and a warning
 */
function readColumns(read, otherwise) {
  const config = read.read("sectionConfig", toObject, "a JSON object");
  if (!config) return otherwise;
  const entries = Array.isArray(config.columns) ? config.columns : [];
  const usable = entries.filter((entry) => typeof entry === "object" && entry !== null).slice(0, 12);
  if (usable.length !== entries.length)
    read.warn("sectionConfig", "holds entries that are no column, or more than 12 columns, and those are left out");
  if (usable.length === 0) {
    if (entries.length === 0) read.warn("sectionConfig", "has no columns, so the usual ones stand here");
    return otherwise;
  }
  const usedKeys = /* @__PURE__ */ new Set();
  return usable.map((entry, index) => {
    const column = toColumn(entry, index, usedKeys);
    usedKeys.add(column.columnKey);
    return column;
  });
}
/** Where content stands in height, as CSS. The words of the platform's own sections say the same. */
var verticalPositions = {
  ...flexPositions,
  "flex-start": "start",
  "flex-end": "end",
};
/** Reads a vertical alignment; the top without one. */
function readVerticalAlign(read, name) {
  return verticalPositions[read.choice(name, [...verticalAlignments, "flex-start", "flex-end"], "top")];
}
/** A row of columns, from settings that a multi-column section and a section share. */
function rowView(read, style, defaults, spacing = "medium") {
  return {
    className: "td-columns td-spacing",
    style: {
      ...directionStyle(read, {
        row: "0px",
        column: "100%",
      }),
      ...style,
    },
    data: { "data-spacing": spacing },
    columns: readColumns(read, defaults).map((column) => {
      const { className, style: columnStyle } = columnModel({ columnWidth: column.columnWidth });
      return {
        ...column,
        className,
        style: columnStyle,
      };
    }),
    warnings: read.warnings,
  };
}
/**
 * Decides how a multi-column section is drawn. Without configuration it has two columns, `col1` and `col2`, of half the width.
 *
 * @param settings those of {@link columnsSectionSettingNames}, of any type
 * @example columnsSectionModel({}).columns.map(({ columnKey }) => columnKey); // ["col1", "col2"]
 */
function columnsSectionModel(settings) {
  const read = readSettings("Columns section", settings);
  return rowView(
    read,
    definedStyle({
      "--_gutter": read.length("columnGutterWidth"),
      "--_column-height": read.length("columnMinHeight"),
      "--_column-align": readVerticalAlign(read, "columnVerticalAlign"),
    }),
    [defaultColumn(0, 6), defaultColumn(1, 6)],
  );
}
/**
 * Decides how a content-block container is drawn.
 *
 * @param settings those of {@link contentContainerSettingNames}, of any type
 * @example contentContainerModel({ title: null }).title; // ""
 */
function contentContainerModel(settings) {
  const read = readSettings("Content container", settings);
  return {
    className: "td-content-container",
    style: {},
    data: {},
    title: read.text("title"),
    subtitle: read.text("subtitle"),
    warnings: read.warnings,
  };
}
/** Lines that a border may be drawn with; the first is the default. */
var borderStyles = ["solid", "dashed", "dotted", "double", "none"];
/**
 * Decides how a flexible block is drawn.
 *
 * @param settings those of {@link flexibleBlockSettingNames}, of any type
 * @example flexibleBlockModel({ alignment: "x" }).style["--_align"]; // "center"
 */
function flexibleBlockModel(settings) {
  const read = readSettings("Flexible block", settings);
  const alignment = normaliseFlexAlignment(settings.alignment);
  const isVertical = alignment === "top" || alignment === "bottom";
  const position = flexPositions[alignment];
  return {
    className: "td-flexible-block",
    style: definedStyle({
      "--_width": read.length("width"),
      "--_height": read.length("height"),
      "--_border-width": read.borderWidth("borderWidth"),
      "--_border-color": read.colour("borderColor"),
      "--_border-radius": read.length("borderRadius"),
      "--_border-style": read.choice("borderStyle", borderStyles, "solid"),
      "--_background-color": read.colour("backgroundColor"),
      "--_align": isVertical ? position : "center",
      "--_justify": isVertical ? "center" : position,
    }),
    data: {},
    warnings: read.warnings,
  };
}
/**
 * Decides how a flexible content layout is drawn.
 *
 * @param settings those of {@link flexibleContentSettingNames}, of any type
 * @example flexibleContentModel({ alignment: "right" }).style["--_align"]; // "end"
 */
function flexibleContentModel(settings) {
  const read = readSettings("Flexible content layout", settings);
  const align = flexPositions[normaliseAlignment(settings.alignment)];
  return {
    className: "td-flexible-content td-spacing",
    style: {
      ...directionStyle(read, {
        row: "center",
        column: align,
      }),
      "--_align": align,
    },
    data: { "data-spacing": normaliseItemSpacing(settings.itemSpacing) },
    warnings: read.warnings,
  };
}
/** The label of an item without one of its own; `{0}` is its number, from 1. In English on every site. */
var gridItemLabel = "List Item {0}";
/**
 * What a screen reader calls an item.
 *
 * @param index of the item, from 0
 * @param label with `{0}` where the number belongs
 * @example labelItem({ id: "a" }, 0); // "List Item 1"
 */
function labelItem({ ariaLabel }, index, label = gridItemLabel) {
  return ariaLabel ?? label.replaceAll("{0}", String(index + 1));
}
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
/**
 * Decides how a grid is drawn.
 *
 * @param settings those of {@link gridSettingNames}, of any type
 * @example gridModel({ numberOfColumns: 9 }).columns; // 6
 */
function gridModel(settings) {
  const read = readSettings("Grid", settings);
  const columns = read.count("numberOfColumns", {
    min: 1,
    max: 6,
    otherwise: 3,
  });
  return {
    className: "td-grid td-spacing",
    style: definedStyle({
      "--_width": read.length("width"),
      "--_margin": sideMargins[normaliseAlignment(settings.horizontalAlignment)],
      "--_columns": String(columns),
      "--_border-width": read.borderWidth("borderWidth"),
      "--_border-color": read.colour("borderColor"),
      "--_border-radius": read.length("borderRadius"),
      "--_background-color": read.colour("backgroundColor"),
      "--_row": read.flag("isFixedRowHeight") ? "1fr" : void 0,
    }),
    data: { "data-spacing": normaliseItemSpacing(settings.itemSpacing) },
    columns,
    showPagination: read.flag("showPagination"),
    pageSize: gridPageSize(columns),
    autoScroll: read.flag("autoScrollToMostRecent"),
    warnings: read.warnings,
  };
}
var namedCharacters = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};
/**
 * A text without markup, on one line: what a picture shows is read out, so it is words only.
 *
 * @returns an empty text for what is no text
 * @example plainText("<b>Zee</b> &amp; zon"); // "Zee & zon"
 */
function plainText(text) {
  if (typeof text !== "string") return "";
  return text
    .replace(/<!--.*?(?:-->|$)/gs, "")
    .replace(/<\/?[a-z][^>]*(?:>|$)/gi, "")
    .replace(/&(\w+);/g, (whole, name) => namedCharacters[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
}
var text = (value) => (typeof value === "string" ? value.trim() : "");
var inside = (value, ...path) => path.reduce((object, name) => toObject(object?.[name]), toObject(value));
/** A key is short and stands alone; an address has a slash, a colon or a dot. */
var isContentKey = (value) => /^[\w-]{1,80}$/.test(value);
var fromText = (value) => (isContentKey(value) ? { contentKey: value } : { url: value });
/**
 * Reads a picture in any of the forms it is kept in: `imageInfoV1`, a reference by content key, a plain address with its
 * text, or a bare key or address. Objects may come as JSON.
 *
 * @returns undefined when it names no picture
 * @example readImageInfo({ imageInfoV1: { contentKey: "MC1", url: "/cms/a", altText: "Zee" } });
 * // { contentKey: "MC1", url: "/cms/a", altText: "Zee", overrideAltText: false, … }
 */
function readImageInfo(value) {
  const object = toObject(value) ?? fromText(text(value));
  const whole = inside(object, "imageInfoV1");
  const reference = inside(object, "image", "source", "ref") ?? inside(object, "source", "ref");
  const chosen =
    whole ??
    (text(reference?.contentKey)
      ? {
          ...object,
          ...reference,
        }
      : object);
  const info = {
    contentKey: text(chosen.contentKey),
    url: text(chosen.url),
    altText: plainText(chosen.altText),
    overrideAltText: chosen.overrideAltText === true,
    bgPosition: toPosition(chosen.bgPosition),
    bgSizeOrRepeat: backgroundSizes.find((fill) => fill === chosen.bgSizeOrRepeat),
  };
  return info.contentKey || info.url ? info : void 0;
}
/** Path prefix of a site's content: it stands between the site's base path and the content's own path. */
var contentPrefix = "/sfsites/c";
/** Pictures are not made smaller, or larger, than these many pixels. */
var smallest = 100;
var largest = 1e4;
var withoutLastSlash = (path) => path.replace(/\/$/, "");
/**
 * The path at which a site answers for a picture: content gets base path and prefix, an asset gets the base path.
 *
 * @example sitePath("/cms/a", "/reizen"); // "/reizen/sfsites/c/cms/a"
 * @example sitePath("assets/a.svg", "/reizen"); // "/reizen/assets/a.svg"
 */
function sitePath(url, basePath = "") {
  const base = withoutLastSlash(basePath);
  if (/^\/(?:cms|img)\//.test(url)) return `${base}${contentPrefix}${url}`;
  return url.startsWith("assets/") ? `${base}/${url}` : url;
}
/**
 * The address of a piece of content by its key.
 *
 * @example contentKeyUrl("MC123", "/reizen"); // "/reizen/sfsites/c/cms/delivery/media/MC123"
 */
function contentKeyUrl(contentKey, basePath = "") {
  return `${withoutLastSlash(basePath)}${contentPrefix}/cms/delivery/media/${encodeURIComponent(contentKey)}`;
}
/**
 * A side to resize a picture to, in whole pixels and at least 100.
 *
 * @returns undefined for what is no number
 * @example resizedSide(50); // 100
 */
function resizedSide(side) {
  const pixels = toNumber(side, smallest, largest);
  return pixels === void 0 ? void 0 : Math.round(pixels);
}
/** Resizing gains nothing for a drawing, an image within the address, or a format that is small already. */
var isResizable = (url) => !/^data:|\.(?:avif|svg)(?:[?#]|$)/i.test(url);
/**
 * An address at which the optimiser at the edge answers with the best format, and the size asked for.
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
 * An address that a picture may be shown from, optimised where the site does that.
 *
 * @param path as {@link sitePath} gives it
 * @returns undefined for an address that must not be used
 */
function checkedUrl(path, { optimizer }, size) {
  const url = toImageUrl(path);
  return url && optimizer ? optimizedUrl(url, size) : url;
}
/** Widths that pictures are asked for in, unless told otherwise. */
var imageWidths = {
  mobile: 640,
  tablet: 960,
  desktop: 1920,
};
var devices = ["mobile", "tablet", "desktop"];
function sizedUrl(url, width, optimizer) {
  if (optimizer) return optimizedUrl(url, { width });
  const [address = "", fragment] = url.split("#");
  return `${address}${`${address.includes("?") ? "&" : "?"}width=${width}`}${fragment === void 0 ? "" : `#${fragment}`}`;
}
/**
 * The same picture in a size for each kind of screen.
 *
 * @param url the picture's address on the site, checked
 * @returns nothing unless all widths are above zero, nor for a picture that is not resized
 * @example buildSrcSet("/a.jpg", {})[0]; // { formFactor: "mobile", srcSet: "/a.jpg?width=640 1x" }
 */
function buildSrcSet(url, { optimizer = false }, widths = imageWidths) {
  if (!isResizable(url) || !devices.every((device) => widths[device] > 0)) return [];
  return devices.map((formFactor) => {
    return {
      formFactor,
      srcSet: `${sizedUrl(url, resizedSide(widths[formFactor]) ?? imageWidths[formFactor], optimizer).replaceAll(" ", "%20")} 1x`,
    };
  });
}
function imageFrom({ path, RawUrl, AltText }, info, settings) {
  const plainUrl = toImageUrl(path);
  return {
    Url: checkedUrl(path, settings) ?? "",
    RawUrl,
    AltText: plainText(AltText),
    ContentKey: info.contentKey,
    SrcSet: plainUrl ? buildSrcSet(plainUrl, settings, settings.widths) : [],
    ...(info.bgPosition && { bgPosition: info.bgPosition }),
    ...(info.bgSizeOrRepeat && { bgSizeOrRepeat: info.bgSizeOrRepeat }),
  };
}
/**
 * A picture as the site shows it.
 *
 * @param content what the content store said, where it was asked: its address goes first, and its text too unless the
 *   builder's own is to override it
 * @example toSiteImage(info, { basePath: "/reizen" }).Url; // "/reizen/sfsites/c/cms/a"
 */
function toSiteImage(info, settings = {}, content) {
  const { basePath } = settings;
  const RawUrl = content?.url || info.url || contentKeyUrl(info.contentKey, basePath);
  const AltText = (!info.overrideAltText && content?.altText) || info.altText;
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
/**
 * Reads a picture in any of the forms it is kept in.
 *
 * @param urls how the site makes addresses
 * @returns undefined without a picture, and with a warning for one from an address that must not be used
 */
function readImage(read, name, urls) {
  const info = read.read(name, readImageInfo, "a picture");
  const image = info && toSiteImage(info, urls);
  if (image?.Url === "") read.warn(name, "has an address that may not be used, so no picture is drawn");
  return image?.Url ? image : void 0;
}
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
/**
 * Reads the picture behind a section. A phone without one of its own gets the tablet's, and a tablet the desktop's.
 * Text, position and size of the picture itself stand in where the section sets none.
 *
 * @param urls how the site makes addresses
 * @returns undefined without any picture
 */
function readBackground(read, urls) {
  const desktop = readImage(read, "backgroundImageDesktop", urls);
  const tablet = readImage(read, "backgroundImageTablet", urls) ?? desktop;
  const mobile = readImage(read, "backgroundImageMobile", urls) ?? tablet;
  const position = read.read("backgroundImagePosition", toPosition, "a position such as center or 70% 60%");
  const altText = plainText(read.text("backgroundImageAltText"));
  if (!mobile) return void 0;
  const own = desktop ?? mobile;
  const ownSize = backgroundSizes.find((size) => size === own.bgSizeOrRepeat) ?? "cover";
  return {
    style: definedStyle({
      "--_image-desktop": desktop && cssUrl(desktop.Url),
      "--_image-tablet": tablet && cssUrl(tablet.Url),
      "--_image-mobile": cssUrl(mobile.Url),
      "--_position": position ?? own.bgPosition,
      ...sizeStyles[read.choice("backgroundImageSizeOrRepeat", backgroundSizes, ownSize)],
    }),
    altText: altText || own.AltText,
  };
}
/**
 * Decides how a section is drawn. Without configuration it has one column of the whole width.
 *
 * @param settings those of {@link sectionSettingNames}, of any type
 * @param urls how the site makes addresses of pictures
 * @example sectionModel({ backgroundImageDesktop: "javascript:x" }).background; // undefined, and a warning
 */
function sectionModel(settings, urls = {}) {
  const read = readSettings("Section", settings);
  const align = readVerticalAlign(read, "sectionVerticalAlign");
  const overlay = read.colour("backgroundImageOverlay");
  const background = readBackground(read, urls);
  const row = rowView(
    read,
    definedStyle({
      "--_content-width": read.length("maxContentWidth"),
      "--_gutter": read.length("sectionColumnGutterWidth"),
      "--_column-align": align,
    }),
    [defaultColumn(0, 12)],
    normaliseSize(settings.componentSpacerSize),
  );
  return {
    className: "td-section",
    style: definedStyle({
      "--_height": read.length("sectionMinHeight"),
      "--_align": align,
      "--_overlay": overlay,
      ...background?.style,
    }),
    data: background ? { "data-image": "" } : {},
    background,
    hasOverlay: overlay !== void 0,
    row,
    warnings: read.warnings,
  };
}
/** Widths of the page in pixels at which the slots block changes: gaps, then four columns, then columns at all. */
var slotBreakpoints = {
  wideGapAbove: 1200,
  fourColumnsAbove: 900,
  gridAbove: 768,
};
/** How many slots the block offers at most. */
var maxSlots = 24;
/** How the slots stand; the first is the default. A grid turns into a slider where the page is narrow. */
var contentGrids = ["grid", "slider"];
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
 * Whether the slots stand in a slider.
 *
 * @param width of the page, in CSS pixels
 * @example isSlider("grid", 768); // true
 */
function isSlider(contentGrid, width) {
  return contentGrid === "slider" || width <= slotBreakpoints.gridAbove;
}
/**
 * Decides how a slots block is drawn.
 *
 * @param settings those of {@link slotsSettingNames}, of any type
 * @example slotsModel({ slotAmount: 30 }).slotNames.length; // 24
 */
function slotsModel(settings) {
  const read = readSettings("Slots block", settings);
  const slotAmount = read.count("slotAmount", {
    min: 0,
    max: 24,
    otherwise: 4,
  });
  return {
    className: "td-slots",
    style: {},
    data: {},
    title: read.text("title"),
    subtitle: read.text("subtitle"),
    slotNames: Array.from({ length: slotAmount }, (_, index) => slotName(index + 1)),
    colorWhite: read.flag("colorWhite"),
    contentGrid: read.choice("contentGrid", contentGrids, "grid"),
    warnings: read.warnings,
  };
}
/** Milliseconds between two automatic moves. */
var autoAdvanceMs = 5e3;
/** Page widths in CSS pixels above which more than one slide is visible, widest first. */
var visibleSlidesAbove = [
  [slotBreakpoints.wideGapAbove, 3],
  [slotBreakpoints.gridAbove, 2],
];
/** The number of dots that fit beside the buttons on a phone. */
var fewDots = 5;
/**
 * How many slides are visible at once.
 *
 * @param width of the page, in CSS pixels
 * @example visibleSlides(1201); // 3
 */
function visibleSlides(width) {
  return visibleSlidesAbove.find(([edge]) => width > edge)?.[1] ?? 1;
}
/**
 * The index at which the last slide becomes visible. A dot may set the index beyond it.
 *
 * @example lastStart({ count: 5, visible: 3 }); // 2
 */
function lastStart({ count, visible }) {
  return Math.max(0, count - visible);
}
/** Whether there is a previous slide to go to. */
function hasPrevious(index) {
  return index > 0;
}
/**
 * Whether there is a next slide to go to.
 *
 * @example hasNext(2, { count: 5, visible: 3 }); // false
 */
function hasNext(index, track) {
  return index < lastStart(track);
}
/**
 * The index after this one; the first one after the last start.
 *
 * @example nextIndex(2, { count: 5, visible: 3 }); // 0
 */
function nextIndex(index, track) {
  return hasNext(index, track) ? index + 1 : 0;
}
/**
 * The index before this one, at least 0. An index beyond the last start counts as the last start, so that the track
 * always moves.
 *
 * @example previousIndex(4, { count: 5, visible: 3 }); // 1
 */
function previousIndex(index, track) {
  return Math.max(0, firstVisible(index, track) - 1);
}
/**
 * The first visible slide. It is at most the last start, so that no empty space follows the last slide.
 *
 * @example firstVisible(4, { count: 5, visible: 3 }); // 2
 */
function firstVisible(index, track) {
  return Math.min(Math.max(0, index), lastStart(track));
}
/**
 * Whether a slide is visible.
 *
 * @example isVisible(1, 2, { count: 5, visible: 3 }); // false
 */
function isVisible(slide, index, track) {
  const first = firstVisible(index, track);
  return slide >= first && slide < first + track.visible;
}
/** Whether a carousel may move by itself, and therefore needs a pause button. */
function canAutoplay({ autoplay, prefersReducedMotion }, track) {
  return autoplay && !prefersReducedMotion && lastStart(track) > 0;
}
/** Whether a carousel moves by itself now. */
function isAutoplaying(autoplay, track) {
  const { playback, isPageHidden, interaction } = autoplay;
  return canAutoplay(autoplay, track) && !isPageHidden && playback !== "paused" && !isBlocked(interaction, playback);
}
/**
 * A visitor who pressed "play" still has the pointer and the focus on the button, so these no longer stop it. A finger on
 * the slides does, and so does focus in a slide: the next move would take the focus away.
 */
function isBlocked({ isHovered, isTouched, hasFocus, hasFocusInSlide }, playback) {
  if (isTouched || hasFocusInSlide) return true;
  return playback === "auto" && (isHovered || hasFocus);
}
// scripts/generate/shell-models.ts
/** What the containers say by themselves. */
var messages$1 = {
  buttonLabel,
  carousel,
  chooseSlide,
  loading,
  nextSlide,
  pauseCarousel,
  playCarousel,
  previousSlide,
  showMore,
  slide: "dia",
  slideOf,
  slides,
  slidesShown,
  toSlide,
};
export {
  autoAdvanceMs,
  canAutoplay,
  chevronLeftIcon,
  chevronRightIcon,
  columnModel,
  columnsSectionModel,
  contentContainerModel,
  fewDots,
  firstVisible,
  flexibleBlockModel,
  flexibleContentModel,
  messages as formMessages,
  gridModel,
  hasNext,
  hasPrevious,
  hostEventNames,
  isAutoplaying,
  isSlider,
  isVisible,
  labelItem,
  lastStart,
  maxSlots,
  messages$1 as messages,
  nextIndex,
  pauseIcon,
  playIcon,
  previousIndex,
  readHeadTags,
  scrollToAnchor,
  sectionModel,
  slotsModel,
  splitOptions,
  styleText,
  userFrom,
  visibleSlides,
  visibleSlidesAbove,
  windowEventNames,
};
