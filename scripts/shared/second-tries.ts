// Tests in a browser get a second try. The ones that needed it are printed as lines that a run of several tasks collects.
const mark = "↻ ";

/** Prints that a test passed at its second try. @param file from the root of the repository */
export const printSecondTry = (file: string, title: string): void => console.log(`${mark}${file} › ${title}`);

/** The tests that passed at their second try, by what a step printed. */
export const readSecondTries = (output: string): string[] =>
  output.split("\n").flatMap((line) => (line.startsWith(mark) ? [line.slice(mark.length).trim()] : []));
