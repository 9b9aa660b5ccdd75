import { describeExpectation } from "@travel-design/ui/internal";
import type { SimpleFormat } from "@travel-design/ui/models";
import { edit, home, replace, set, testMistakes } from "./testing/plant-mistake.ts";

/** What the sentence of a format says. */
const sentenceOf = (format: SimpleFormat): string => `use ${describeExpectation({ format })}`;

testMistakes(home, {
  "an unknown block": [
    replace('"c:tdPromiseCard"', '"c:tdPromiseCrad"'),
    "c:tdPromiseCrad",
    'The component c:tdPromiseCrad does not exist. Did you mean "c:tdPromiseCard"?',
  ],
  "a component that only Salesforce has": [
    replace('"c:tdSpacer"', '"community_builder:htmlEditor"'),
    "htmlEditor",
    "Only Salesforce can.",
  ],
  "an unknown property": [
    replace('"privacyUrl"', '"privacyUlr"'),
    "privacyUlr",
    'c:tdQuotationForm has no property "privacyUlr". Did you mean "privacyUrl"?',
  ],
  "an unknown property of a section": [
    replace('"sectionMinHeight"', '"sectionMinHieght"'),
    "sectionMinHieght",
    'Did you mean "sectionMinHeight"?',
  ],
  "a text for a number": [
    set("c:tdGrid", "numberOfColumns", "drie"),
    '"drie"',
    'c:tdGrid, numberOfColumns: "drie" is not valid; ',
  ],
  "a number in quotes": [
    set("c:tdGrid", "numberOfColumns", "3"),
    '"3"',
    'numberOfColumns: "3" is of the wrong type; use a number without quotes.',
  ],
  "a word for a flag": [
    set("c:tdQuotationForm", "hideGoBackButton", "ja"),
    '"ja"',
    `hideGoBackButton: "ja" is not valid; ${sentenceOf("boolean")}.`,
  ],
  "a number for a text": [
    set("c:tdHeading", "title", 5),
    "5",
    `c:tdHeading, title: 5 is not valid; ${sentenceOf("line")}.`,
  ],
  "a list for a text": [
    set("c:tdHeading", "title", []),
    "[]",
    `c:tdHeading, title: a list is not valid; ${sentenceOf("line")}.`,
  ],
  "a number out of range": [set("c:tdGrid", "numberOfColumns", 99), "99", "numberOfColumns: 99 is not valid; "],
  "an unknown choice": [set("c:tdHeading", "align", "Middne"), "Middne", 'Did you mean "Midden"?'],
  "a color that is none": [
    set("c:tdHero", "overlayColor", "grijsblauw"),
    "grijsblauw",
    `overlayColor: "grijsblauw" is not valid; ${sentenceOf("color")}.`,
  ],
  "a length that is none": [
    set("c:tdHero", "minHeight", "groot"),
    "groot",
    `minHeight: "groot" is not valid; ${sentenceOf("length")}`,
  ],
  "a color of a section": [
    set("community_layout:section", "backgroundImageOverlay", "grijsblauw"),
    "grijsblauw",
    sentenceOf("color"),
  ],
  "an icon that does not exist": [
    set("c:tdPromiseCard", "icon", "td-icon-hart"),
    "td-icon-hart",
    'there is no icon "hart". Did you mean "Hart"?',
  ],
  "an icon with a typing error": [
    set("c:tdPromiseCard", "icon", "Kompsa"),
    "Kompsa",
    'there is no icon "Kompsa". Did you mean "Kompas"?',
  ],
  "an address that is no e-mail address": [
    set("c:tdContactStrip", "email", "reizen.example.com"),
    "reizen.example.com",
    sentenceOf("mail"),
  ],
  "HTML that is left open": [
    set("c:tdRichText", "text", "Hallo <b>wereld<script>alert(1)"),
    "<script>",
    "the text contains the HTML <b>",
  ],
  "a picture that does not exist": [
    replace("travelPictures/milky-way@2880.jpg", "travelPictures/milky-ways@2880.jpg"),
    "milky-ways",
    'Did you mean "travelPictures/milky-way@2880.jpg"?',
  ],
  "a picture without alternative text": [
    edit((find) => {
      Object.assign(find("c:tdSpacer"), {
        definition: "c:tdImage",
        attributes: { imageInfoPath: "/sfsites/c/resource/travelPictures/hills@2880.jpg", altText: " " },
      });
    }),
    "altText",
    "c:tdImage, altText: the picture has no alternative text",
  ],
  "a path where a picture of the CMS belongs": [
    replace('"imageDesktopPath"', '"imageDesktop"'),
    '"imageDesktop"',
    "move the address to imageDesktopPath",
  ],
  "a link to a page that does not exist": [
    set("c:tdQuotationForm", "privacyUrl", "/privacyverklarin"),
    "/privacyverklarin",
    'Did you mean "/privacyverklaring"?',
  ],
  "a second form": [
    edit((find, parts) => {
      const column = parts.find(({ children = [] }) =>
        children.some(({ definition }) => definition === "c:tdQuotationForm"),
      );
      column?.children?.push({ ...find("c:tdQuotationForm"), id: "361cb348-66c9-4446-8a5b-a1afaec41cdb" });
    }),
    "{",
    "The page has a second c:tdQuotationForm.",
  ],
  "a second use of a name for links": [
    set("c:tdSpacer", "anchor", "offerte"),
    '"offerte"',
    '"offerte" is used before on this page',
  ],
});
