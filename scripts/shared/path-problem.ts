/** Characters that Vite takes for the end of a path. */
const unusable = /[#?]/;

/**
 * Why the project cannot be built in a folder, in one sentence that says what to do; undefined if it can.
 *
 * @example pathProblem("/home/anna/C#/travel-design")
 */
export function pathProblem(folder: string): string | undefined {
  const [character] = unusable.exec(folder) ?? [];
  return (
    character &&
    `The path ${folder} contains "${character}", with which Vite cannot build: move the project to a folder without it.`
  );
}
