// What the site check finds, in the language of the builder. The interface names the component and the property beside it.
import type { ProblemSentences, Suggestion } from "@travel-design/site/check";
import { expectationInDutch } from "./dutch-expectations.ts";
import { partLabels } from "./part-labels.ts";

const quoted = (text: string): string => `“${text}”`;

const suggestion = ({ nearest, names = [] }: Suggestion): string => {
  if (nearest !== undefined) return ` Bedoelde u ${quoted(nearest)}?`;
  return names.length > 0 ? ` Kies uit ${names.map(quoted).join(", ")}.` : "";
};

const storedTypes = { boolean: "aan of uit", integer: "een getal", text: "tekst" } as const;

const maxLength = 80;

/** A value as builders read it. A long text is cut. */
function shownValue(value: unknown): string {
  if (typeof value === "object") return Array.isArray(value) ? "Een lijst" : "Een object";
  const shown = typeof value === "string" ? JSON.stringify(value) : String(value);
  return shown.length > maxLength ? `${shown.slice(0, maxLength)}…` : shown;
}

/** The sentences of the site check in Dutch. */
export const dutch: ProblemSentences = {
  invalidJson: (message) => `Het bestand is geen geldige JSON. ${message}`,
  repeatedName: (name) => `${quoted(name)} staat hier twee keer, en alleen de laatste telt. Verwijder er één.`,
  otherApiName: (apiName, folder) => `De naam is ${quoted(apiName)}, maar de map heet ${folder}. Maak ze gelijk.`,
  otherType: (type, folder) => `Het type is ${quoted(type)}, maar de map heet ${folder}. Maak ze gelijk.`,
  missingDescription: (apiName) => `Het bestand _meta.json ontbreekt, dus weigert Salesforce ${apiName}. Voeg het toe.`,
  byteOrderMark: () =>
    "Het bestand begint met een onzichtbaar teken (byte order mark) dat in JSON niet is toegestaan. Sla het op als UTF-8 zonder dat teken.",
  missingTitle: () => "Het bestand heeft geen titel (title) en dus geen naam in lijsten. Vul een titel in.",
  noBody: () => "Het bestand heeft geen inhoud (contentBody). Voeg die toe.",
  noSite: () => "Er is geen site. Voeg een map toe met een bestand .digitalExperience-meta.xml.",

  invalidSetting(setting, problem, nearest) {
    const expectation = expectationInDutch(problem.expected, partLabels[setting.join(" ")]);
    return `${shownValue(problem.value)} kan hier niet. ${expectation}${suggestion({ nearest })}`;
  },
  wrongType: (_setting, value, type) =>
    `${JSON.stringify(value)} is hier niet het goede soort waarde. Gebruik ${storedTypes[type]}.`,
  unknownProperty: ([, property], names) =>
    `De instelling ${quoted(property)} bestaat niet bij dit onderdeel.${suggestion(names)}`,
  pathForPicture: (_setting, pathProperty) => `Hier hoort een foto van het CMS. Zet het adres bij ${pathProperty}.`,
  unknownIcon: (_setting, icon, names) => `Er is geen pictogram ${quoted(icon)}.${suggestion(names)}`,
  htmlInText: (_setting, tag) => `De tekst bevat de HTML ${tag}, die bezoekers letterlijk zouden lezen. Haal die weg.`,
  missingFile: (_setting, address, folder, names) =>
    `Het bestand ${address} staat niet in ${folder}.${suggestion(names)}`,
  missingPage: (_setting, address, names) =>
    `Geen pagina van deze site heeft het adres /${address}.${suggestion(names)}`,
  missingAnchor: (_setting, page, anchor, names) =>
    `Op ${page === undefined ? "deze pagina" : `de pagina /${page}`} heet niets ${quoted(anchor)}, dus de link leidt nergens heen.${suggestion(names)}`,
  noAddress: (_setting, text) =>
    `${quoted(text)} heeft geen adres en leidt dus nergens heen. Vul een adres in, of haal de tekst weg.`,
  noPageTitle: () =>
    "De pagina heeft geen titel die bezoekers zien. Voeg een openingsbeeld toe, of een kop van niveau 1.",
  secondPageTitle: () =>
    "Dit is de tweede titel van de pagina. Kies niveau 2, zodat duidelijk blijft waar de pagina over gaat.",
  longForSearch: (_setting, length, max) =>
    `Zoekmachines kappen deze tekst af: hij heeft ${length} tekens. Houd hem onder de ${max}.`,
  noAlternativeText: () =>
    "De foto heeft geen beschrijving, dus wie haar niet kan zien, weet niet wat ze toont. Schrijf het in één zin op.",
  repeatedAnchor: (_setting, anchor) =>
    `De naam ${quoted(anchor)} voor links komt al op deze pagina voor. Kies een andere naam.`,

  unknownComponent: (definition, names) => `Het onderdeel ${definition} bestaat niet.${suggestion(names)}`,
  notOurBlock: (definition) => `${definition} is geen blok van packages/blocks, dus de lokale site toont het niet.`,
  onlySalesforce: (definition) => `De lokale site kent ${definition} niet. Alleen Salesforce kan het tonen.`,
  attributesType: (definition) => `De instellingen van ${definition} moeten een object zijn: { … }.`,
  noContent: (_definition, region) => `Dit onderdeel is leeg en toont niets. Zet iets in het vak ${quoted(region)}.`,
  noRegions: (_definition, region) =>
    `Dit onderdeel heeft geen vakken, dus wat in ${quoted(region)} staat, is niet te zien.`,
  unknownRegion: (_definition, region, names) =>
    `Dit onderdeel heeft geen vak ${quoted(region)}, dus wat erin staat, is niet te zien.${suggestion(names)}`,
  repeatedRegion: (_definition, region) =>
    `Het vak ${quoted(region)} komt twee keer voor, en alleen het laatste is te zien. Hernoem of verwijder er één.`,
  hiddenRegion: (_definition, region, shown) =>
    `Dit onderdeel toont ${shown} van zijn vakken, en ${quoted(region)} niet. Verplaats wat erin staat.`,

  invalidId: (title, id) =>
    `${title} heeft ${id ? `het id ${quoted(id)}` : "geen id"}. Gebruik een nieuw UUID van versie 4.`,
  repeatedId: (id, file) => `Het id ${id} wordt al gebruikt in ${file}. Gebruik een nieuw UUID van versie 4.`,
  unknownPart: (title, part, nearest) => `${title} kent geen ${quoted(part)}.${suggestion({ nearest })}`,
  noDefinition: () => "Een onderdeel heeft geen soort, dus het is niet te zien. Vul de naam van een blok in.",
  noName: () => "Een vak heeft geen naam, dus wat erin staat, is niet te zien. Geef het een naam.",
  childrenType: (title) => `De inhoud van ${title} moet een lijst zijn: [ … ].`,
  wrongNode: (title, type, expected) =>
    `${title} heeft het type ${quoted(type)} en is daardoor niet te zien. Het type moet ${quoted(expected)} zijn.`,
  outsideSection: (title) => `${title} staat los op de pagina. Verplaats het naar een kolom van een sectie.`,
  noColumns: (_setting, example) => `De kolommen van de sectie zijn niet te lezen. Gebruik tekst zoals ${example}.`,
  otherSectionId: (_setting, uuid, id) =>
    `De kolommen noemen het id ${uuid}, maar de sectie heeft ${id}. Maak ze gelijk.`,
  wrongTotal: (_setting, total) => `De breedten van de kolommen zijn samen ${total} delen. Maak daar 12 van.`,
  otherCount: (_setting, columns, regions) =>
    `De sectie heeft ${columns} kolommen maar ${regions} vakken, dus niet alles is te zien. Maak de aantallen gelijk.`,
  wrongWidth: (_setting, column, width) =>
    `${column} heeft de breedte ${JSON.stringify(width)}. Gebruik "1" tot en met "12".`,
  otherColumnKey: (_setting, column, key, region) =>
    `De sleutel van ${column} is ${quoted(String(key))}, maar het vak heet ${quoted(region)}. Maak ze gelijk.`,
  otherColumnId: (_setting, column, uuid, region) =>
    `Het id van ${column} is ${uuid}, maar het vak heeft ${region}. Maak ze gelijk.`,

  noComponent: () => "Er staat niets op de pagina. Voeg iets toe.",
  wrongRoot: (definition, root) => `Een pagina moet beginnen met ${root}, niet met ${quoted(definition)}.`,
  noContentRegion: () => "De pagina heeft geen vak “content”, dus ze toont niets. Voeg het toe.",
  emptyPage: () => "De pagina toont niets. Zet er iets op dat te zien is.",
  secondForm: () => "De pagina heeft een tweede formulier. Er kan er maar één zijn; verwijder het andere.",
  noSearchMetadata: (definition) => `De pagina heeft geen ${definition} en dus geen titel. Voeg het toe.`,
  noTitle: () => "De pagina heeft geen titel voor zoekmachines. Vul die in bij de instellingen van de pagina.",
  otherMetadata: (_setting, [definition, property]) =>
    `Dit verschilt van ${property} bij ${definition}. Maak ze gelijk.`,

  unknownRouteType: (type, prefix, names) =>
    `De soort pagina ${quoted(type)} bestaat niet. Die van een eigen pagina begint met ${quoted(prefix)}.${suggestion(names)}`,
  unknownView: (view, names) =>
    `De inhoud ${quoted(view)} bestaat niet, dus bezoekers van deze pagina zien een fout.${suggestion(names)}`,
  otherViewType: (type, view, viewType) =>
    `De soort pagina is ${quoted(type)}, maar bij de inhoud ${view} staat ${quoted(viewType)}. Maak ze gelijk.`,
  missingRoute: (type, nearest) =>
    `Er is geen pagina van de soort ${quoted(type)}, en zonder weigert Salesforce de site.${suggestion({ nearest })}`,
  repeatedAddress: (address, route) =>
    `Het adres /${address} heeft ${route} al, dus bezoekers zien maar één van beide pagina's. Kies een ander adres.`,
  repeatedRouteType: (type, route) => `De soort pagina ${quoted(type)} heeft ${route} al. Kies een andere.`,
  noRoute: () => "Deze pagina heeft geen adres. Geef haar een adres, of verwijder haar.",

  noLanguages: () => "De talen van de site zijn niet te lezen. Voeg languageSettings toe.",
  notDutch: (locale) => `De standaardtaal is ${quoted(locale)}, maar de teksten zijn Nederlands. Gebruik “nl_NL”.`,
  missingLanguage: (locale) => `De standaardtaal ${quoted(locale)} staat niet bij de talen. Voeg haar toe.`,
  noAppPage: () => "De site heeft geen leesbare appPage en dus geen thema. Voeg die toe.",
  unknownTheme: (theme, names) => `Het thema ${quoted(theme)} bestaat niet.${suggestion(names)}`,
  securityOff: () =>
    "Lightning Web Security staat uit, dus elk onderdeel kan de hele pagina lezen. Zet isLockerServiceEnabled op true.",
  unknownBrandingSet: (name, names) => `De huisstijl ${quoted(name)} bestaat niet.${suggestion(names)}`,
  unknownThemeLayout: (name, names) => `De indeling ${quoted(name)} bestaat niet.${suggestion(names)}`,
  unknownLayoutType: (type, names) => `Het thema heeft geen indeling van de soort ${quoted(type)}.${suggestion(names)}`,
};
