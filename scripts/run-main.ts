/**
 * Runs a script. An error that it throws is printed as its message alone, and the script exits with status 1.
 *
 * @param main returns the exit status; 0 if it returns nothing
 */
export function runMain(main: () => number | void): void {
  try {
    process.exitCode = main() ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
