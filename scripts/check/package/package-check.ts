import type { Files } from "./project.ts";
import type { Weight } from "./sizes.ts";

/** How a packed package is checked in an empty Vite project. */
export interface PackageCheck {
  /** Folder in `packages`. */
  name: string;
  /** Files of the project: the code that a newcomer copies from the documentation. */
  files(): Files;
  /** Runs the project. Throws if anything fails. */
  tryOut(project: string): Promise<void>;
  /** Measures what pages that import the package download. */
  weigh(project: string): Promise<Weight[]>;
}
