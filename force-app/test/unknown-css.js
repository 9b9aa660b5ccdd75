const { error } = console;

/** This stand-in for a browser knows less of CSS than browsers do, and says so at every sheet. */
export function ignoreUnknownCss() {
  console.error = (...said) => {
    if (!String(said[0]).includes("Could not parse CSS stylesheet")) error(...said);
  };
}
