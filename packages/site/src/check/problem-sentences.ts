// The sentences of every problem, in one place, so that a tool can show them in another language.

import { describeProblem } from "@travel-design/ui/internal";
import type { InvalidSetting } from "@travel-design/ui/models";

/** Valid names for an invalid one. */
export interface Suggestion {
  /** What was probably meant. */
  nearest?: string | undefined;
  /** All valid names, if there are only a few. */
  names?: readonly string[];
}

const quoted = (text: unknown): string => JSON.stringify(text);

const suggestion = ({ nearest, names = [] }: Suggestion): string => {
  if (nearest !== undefined) return ` Did you mean ${quoted(nearest)}?`;
  return names.length > 0 ? ` Use ${names.map(quoted).join(", ")}.` : "";
};

/** A component and one of its properties. */
type Setting = readonly [definition: string, property: string];

const at = (setting: Setting): string => setting.join(", ");

const storedTypes = {
  boolean: "true or false without quotes",
  integer: "a number without quotes",
  text: "a text in quotes",
} as const;

/** How Experience Builder stores a value. */
export type StoredType = keyof typeof storedTypes;

/** The sentences in English. */
export const english = {
  // Files
  invalidJson: (message: string) => message,
  repeatedName: (name: string) => `"${name}" occurs twice here, and only the last one counts. Remove one.`,
  otherApiName: (apiName: string, folder: string) =>
    `The apiName is "${apiName}", but the folder is ${folder}. Make them equal.`,
  otherType: (type: string, folder: string) => `The type is "${type}", but the folder is ${folder}. Make them equal.`,
  missingDescription: (apiName: string) => `The file is missing, so Salesforce rejects ${apiName}. Add it.`,
  byteOrderMark: () =>
    "The file begins with a byte order mark, an invisible character that JSON does not allow. Save it as UTF-8 without one.",
  missingTitle: () => 'There is no title, under which Salesforce and the page builder list this file. Add a "title".',
  noBody: () => "There is no contentBody with the content of this file. Add it.",
  noSite: () => "There is no site. Add a folder with a .digitalExperience-meta.xml file.",

  // Settings
  invalidSetting: (setting: Setting, problem: InvalidSetting, nearest?: string) =>
    `${at(setting)}: ${describeProblem(problem)}.${suggestion({ nearest })}`,
  wrongType: (setting: Setting, value: unknown, type: StoredType) =>
    `${at(setting)}: ${quoted(value)} is of the wrong type; use ${storedTypes[type]}.`,
  unknownProperty: ([definition, property]: Setting, names: Suggestion) =>
    `${definition} has no property "${property}".${suggestion(names)}`,
  pathForPicture: (setting: Setting, pathProperty: string) =>
    `${at(setting)}: the property is for pictures of the CMS; move the address to ${pathProperty}.`,
  unknownIcon: (setting: Setting, icon: string, names: Suggestion) =>
    `${at(setting)}: there is no icon "${icon}".${suggestion(names)}`,
  htmlInText: (setting: Setting, tag: string) =>
    `${at(setting)}: the text contains the HTML ${tag}, which visitors would read as it is. Remove it.`,
  missingFile: (setting: Setting, address: string, folder: string, names: Suggestion) =>
    `${at(setting)}: the file ${address} does not exist in ${folder}.${suggestion(names)}`,
  missingPage: (setting: Setting, address: string, names: Suggestion) =>
    `${at(setting)}: no page of this site has the address "/${address}".${suggestion(names)}`,
  /** @param page address of another page, without slashes around it */
  missingAnchor: (setting: Setting, page: string | undefined, anchor: string, names: Suggestion) =>
    `${at(setting)}: the page${page === undefined ? "" : ` "/${page}"`} has no place with the name "${anchor}", so the link leads nowhere.${suggestion(names)}`,
  noAddress: (setting: Setting, text: string) =>
    `${at(setting)}: "${text}" has no address, so it leads nowhere. Add one, or remove the text.`,
  noPageTitle: () =>
    "The page shows no title of its own (h1), which visitors and search engines look for first. Add a hero or a heading of level 1.",
  secondPageTitle: (definition: string) =>
    `The page has a second title (h1), ${definition}. Use level 2, so that readers know what the page is about.`,
  longForSearch: (setting: Setting, length: number, max: number) =>
    `${at(setting)}: search engines cut the text, which has ${length} characters. Use at most ${max}.`,
  noAlternativeText: (setting: Setting) =>
    `${at(setting)}: the picture has no alternative text, so blind visitors do not know what it shows. Describe it.`,
  repeatedAnchor: (setting: Setting, anchor: string) =>
    `${at(setting)}: "${anchor}" is used before on this page. Use another name.`,

  // Components
  unknownComponent: (definition: string, names: Suggestion) =>
    `The component ${definition} does not exist.${suggestion(names)}`,
  notOurBlock: (definition: string) =>
    `${definition} is not a block of packages/blocks, so the local site does not show it.`,
  onlySalesforce: (definition: string) =>
    `${definition} is unknown here, so the local site does not show it. Only Salesforce can.`,
  attributesType: (definition: string) => `The attributes of ${definition} have to be an object: { … }.`,
  noContent: (definition: string, region: string) =>
    `${definition} has no regions, so it shows nothing. Add a region "${region}".`,
  noRegions: (definition: string, region: string) =>
    `${definition} has no regions, so the content of "${region}" is not shown.`,
  unknownRegion: (definition: string, region: string, names: Suggestion) =>
    `${definition} has no region "${region}", so its content is not shown.${suggestion(names)}`,
  repeatedRegion: (definition: string, region: string) =>
    `${definition} has the region "${region}" twice, and only the last one is shown. Rename or remove one.`,
  hiddenRegion: (definition: string, region: string, shown: number) =>
    `${definition} shows ${shown} of its regions, and "${region}" is not one of them. Move its content.`,

  // The tree of a page
  invalidId: (title: string, id: string) =>
    `${title} ${id ? `has the id "${id}"` : "has no id"}. Use a new UUID of version 4.`,
  repeatedId: (id: string, file: string) => `The id ${id} is used before, in ${file}. Use a new UUID of version 4.`,
  unknownPart: (title: string, part: string, nearest: string) =>
    `${title} has no part "${part}".${suggestion({ nearest })}`,
  noDefinition: () => "The component has no definition, so it is not shown. Add the name of a block.",
  noName: () => "The region has no name, so its content is not shown. Add the name of a drop zone.",
  childrenType: (title: string) => `The children of ${title} have to be a list: [ … ].`,
  wrongNode: (title: string, type: string, expected: string) =>
    `${title} has the type "${type}", so it is not shown. The type has to be "${expected}".`,
  outsideSection: (title: string, section: string) =>
    `${title} is in the page itself. Move it into a column of a ${section}.`,
  noColumns: (setting: Setting, example: string) =>
    `${at(setting)}: it is not the JSON text of columns. Use a text such as ${example}.`,
  otherSectionId: (setting: Setting, uuid: unknown, id: string) =>
    `${at(setting)}: its UUID is "${uuid}", but the id of the section is "${id}". Make them equal.`,
  wrongTotal: (setting: Setting, total: number) =>
    `${at(setting)}: the widths of its columns add up to ${total}. Make that 12.`,
  otherCount: (setting: Setting, columns: number, regions: number) =>
    `${at(setting)}: it has ${columns} columns, but the section has ${regions} regions, so content is not shown. Add or remove one.`,
  wrongWidth: (setting: Setting, column: string, width: unknown) =>
    `${at(setting)}: ${column} has the width ${quoted(width)}. Use "1" to "12".`,
  otherColumnKey: (setting: Setting, column: string, key: unknown, region: string) =>
    `${at(setting)}: the columnKey of ${column} is "${key}", but the name of its region is "${region}". Make them equal.`,
  otherColumnId: (setting: Setting, column: string, uuid: unknown, region: string) =>
    `${at(setting)}: the UUID of ${column} is "${uuid}", but the id of its region is "${region}". Make them equal.`,

  // Pages
  noComponent: () => "There is no component, so the page shows nothing. Add one.",
  wrongRoot: (definition: string, root: string) => `The root of a page has to be ${root}, not "${definition}".`,
  noContentRegion: () => 'The page has no region "content", so it shows nothing. Add the region.',
  emptyPage: () => "The page shows nothing: no component in its content is visible. Add one.",
  secondForm: (definition: string) => `The page has a second ${definition}. A page can have one form only; remove one.`,
  noSearchMetadata: (definition: string) => `The page has no ${definition}, so it has no title. Add one.`,
  noTitle: (setting: Setting) => `${at(setting)}: the page has no title. Fill it in.`,
  otherMetadata: (setting: Setting, [definition, property]: Setting) =>
    `${at(setting)}: it differs from ${property} of ${definition}. Make them equal.`,

  // Routes
  unknownRouteType: (type: string, prefix: string, names: Suggestion) =>
    `The routeType "${type}" does not exist. A page of our own has a type that starts with "${prefix}".${suggestion(names)}`,
  unknownView: (view: string, names: Suggestion) =>
    `The view "${view}" does not exist, so visitors of this page see an error.${suggestion(names)}`,
  otherViewType: (type: string, view: string, viewType: string) =>
    `The routeType is "${type}", but the viewType of its view ${view} is "${viewType}". Make them equal.`,
  missingRoute: (type: string, nearest?: string) =>
    `No route has the type "${type}", and Salesforce rejects a site without it. ${nearest ? `Is "${nearest}" a typing error?` : "Add one."}`,
  repeatedAddress: (address: string, route: string) =>
    `The address "/${address}" is already that of the route ${route}, so visitors see one of the two pages only. Use another address.`,
  repeatedRouteType: (type: string, route: string) =>
    `The routeType "${type}" is already that of the route ${route}. Use another one.`,
  noRoute: () => "No route shows this page. Add a route, or remove the page.",

  // Theme and languages
  noLanguages: () => "The site has no languageSettings that can be read. Add them.",
  notDutch: (locale: string) => `The default language is "${locale}", but the texts are Dutch. Use "nl_NL".`,
  missingLanguage: (locale: string) => `The default language "${locale}" is missing from the languages. Add it.`,
  noAppPage: () => "The site has no appPage that can be read, so it has no theme. Add one.",
  unknownTheme: (theme: string, names: Suggestion) => `The theme "${theme}" does not exist.${suggestion(names)}`,
  securityOff: () =>
    "Lightning Web Security is off, so any component can read the whole page. Set isLockerServiceEnabled to true.",
  unknownBrandingSet: (name: string, names: Suggestion) =>
    `The branding set "${name}" does not exist.${suggestion(names)}`,
  unknownThemeLayout: (name: string, names: Suggestion) =>
    `The theme layout "${name}" does not exist.${suggestion(names)}`,
  unknownLayoutType: (type: string, names: Suggestion) =>
    `The theme has no layout of the type "${type}".${suggestion(names)}`,
};

type English = typeof english;

/** The sentences in some language. */
export type ProblemSentences = {
  readonly [Name in keyof English]: (...details: Parameters<English[Name]>) => string;
};

/** Chooses the sentence of a problem. @example (sentences) => sentences.noTitle(setting) */
export type Describe = (sentences: ProblemSentences) => string;
