/**
 * Runs a script. An error that it throws is printed as its message alone, and the script exits with status 1.
 *
 * @param main returns the exit status; 0 if it returns nothing
 */
export async function runMain(main: () => number | void | Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
