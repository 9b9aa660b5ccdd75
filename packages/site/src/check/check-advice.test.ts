import { home, replace, set, testMistakes } from "./testing/plant-mistake.ts";

testMistakes(home, {
  "a second title": [set("c:tdHeading", "level", 1), "{", "The page has a second title (h1), c:tdHeading. Use level 2"],
  "no title": [set("c:tdHero", "title", ""), '"contentBody"', "The page shows no title of its own (h1)"],
  "a button without an address": [
    set("c:tdCallToAction", "buttonAddress", ""),
    '"buttonLabel"',
    "has no address, so it leads nowhere. Add one, or remove the text.",
  ],
  "a link to a place that is not there": [
    set("c:tdCallToAction", "buttonAddress", "#offerten"),
    '"#offerten"',
    'the page has no place with the name "offerten", so the link leads nowhere. Did you mean "#offerte"?',
  ],
  "a link to a place that another page does not have": [
    set("c:tdCallToAction", "buttonAddress", "/onze-werkwijze?bestemming=Japan#stapen"),
    "#stapen",
    'the page "/onze-werkwijze" has no place with the name "stapen", so the link leads nowhere.',
  ],
  "a link in a formatted text": [
    set("c:tdRichText", "text", "Lees **[meer](/privacyverklarin)**."),
    "/privacyverklarin",
    'Did you mean "/privacyverklaring"?',
  ],
  "a title that search engines cut": [
    replace(/"pageTitle": "[^"]*"/, `"pageTitle": "${"Reis ".repeat(40)}"`),
    '"pageTitle"',
    "search engines cut the text, which has 200 characters. Use at most 90.",
  ],
});
