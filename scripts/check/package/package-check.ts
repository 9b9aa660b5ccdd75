import type { Files, VersionOfReact } from "./project.ts";
import type { Weight } from "./sizes.ts";

/** An empty project that installs a package. */
export interface Project {
  /** How the project is set up, for messages. */
  name: string;
  /** `highest` by default. */
  react?: VersionOfReact;
  /** Files of the project. */
  files(): Files;
  /** Runs the project in its folder. Throws if anything fails. */
  tryOut(folder: string): Promise<void>;
}

/** How a packed package is checked. */
export interface PackageCheck {
  /** Folder in `packages`. */
  name: string;
  projects: readonly [Project, ...Project[]];
  /** Measures what pages that import the package download. */
  weigh(folder: string): Promise<Weight[]>;
}
