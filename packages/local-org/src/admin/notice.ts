/** Shown to a browser without the cookie. */
export const signInNeeded = "U bent niet aangemeld. Open de aanmeldlink die in het venster van npm start staat.";

/** Shown for a code that is wrong or was used before. */
export const signInLinkInvalid =
  "Deze aanmeldlink is ongeldig of al gebruikt. Start npm start opnieuw en open de nieuwe link.";

/** The body of a HEAD request is never sent, but its length is. */
export const signInLinkUnopened = "Open deze link in een browser om u aan te melden.";

/** Shown if a change cannot be stored. */
export const notChanged = "Deze wijziging is niet gelukt. Ga terug, laad de pagina opnieuw en probeer het nog eens.";

/** Shown at `/` when the org runs without a site. */
export const noSite = "Deze lokale omgeving heeft geen site. De UI API werkt wel, op /services/data/v63.0/ui-api.";

/**
 * A plain page with one sentence.
 *
 * @param text our own, so it needs no escaping
 */
export function notice(text: string): string {
  return `<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Travel Design</title>
  </head>
  <body><main><h1>Travel Design</h1><p>${text}</p></main></body>
</html>
`;
}
