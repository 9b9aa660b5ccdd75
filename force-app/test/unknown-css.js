const { error } = console;

/** Hides the errors that jsdom logs for CSS that it does not support. */
export function ignoreUnknownCss() {
  console.error = (...values) => {
    if (!String(values[0]).includes("Could not parse CSS stylesheet")) error(...values);
  };
}
