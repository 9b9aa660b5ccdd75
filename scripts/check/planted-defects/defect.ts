/** A mistake that somebody could make. */
export interface Defect {
  readonly title: string;
  /** Relative to the folder of the sources. */
  readonly file: string;
  /** Occurs in the file exactly once. */
  readonly right: string;
  readonly wrong: string;
}
