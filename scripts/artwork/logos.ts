// Marks of partners that do not exist, in one color. Their letters are drawn with one line, so that no font is needed.
import { line } from "./paint/pen.ts";

/** A letter on a grid of 8 by 10: its width, and its lines. */
const letters: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [8, "M0 10L4 0L8 10M1.5 6.5H6.5"],
  D: [7, "M0 0V10H2.5A4.5 5 0 0 0 2.5 0Z"],
  E: [5.5, "M5.5 0H0V10H5.500M0 4.800H4.5"],
  G: [8.5, "M8 2C6.6 -0.6 0 -1.4 0 5C0 11.2 7.6 11.4 8.4 7.6V5.6H5"],
  I: [0, "M0 0V10"],
  L: [5, "M0 0V10H5"],
  M: [8.5, "M0 10V0L4.25 7L8.5 0V10"],
  N: [7, "M0 10V0L7 10V0"],
  O: [9, "M0 5A4.5 5 0 0 1 9 5A4.5 5 0 0 1 0 5Z"],
  R: [6, "M0 10V0H3A2.7 2.7 0 0 1 3 5.400H0M2.8 5.400L6 10"],
  S: [5.5, "M5.2 1.600C4.5 -0.6 0.4 -0.5 0.4 2.400C0.4 5.6 5.5 4.2 5.5 7.400C5.5 10.7 0.7 10.7 0 8"],
  T: [7, "M0 0H7M3.5 0V10"],
  U: [7, "M0 0V6.500A3.5 3.5 0 0 0 7 6.500V0"],
  V: [8, "M0 0L4 10L8 0"],
  W: [11, "M0 0L2.8 10L5.5 2L8.2 10L11 0"],
};

/** A mark of 24 by 24 before each name. */
const marks = {
  sun: "M2 17H22M5 17A7 7 0 0 1 19 17M12 3V6M4.2 7.200L6 9M19.8 7.200L18 9M6 21H18",
  peak: "M2 20L9 7L13 14L16 9.500L22 20ZM7.2 10.500L9 12L10.8 10.5",
  sunrise: "M4.5 13A7.5 7.5 0 0 1 19.5 13M2 13H22M4 17Q6.7 14.6 9.3 17T14.7 17T20 17M7.5 21Q9.8 19 12 21T16.5 21",
  wave: "M2 9Q5.3 5 8.7 9T15.3 9T22 9M2 14.500Q5.3 10.5 8.7 14.500T15.3 14.500T22 14.500M6 20Q9 16.5 12 20T18 20",
  star: "M12 2L14 10L22 12L14 14L12 22L10 14L2 12L10 10Z",
} as const;

/** The agency of the sample site. */
export const agency = { file: "wordmark", word: "MORGENREE", mark: "sunrise", color: "#0f4c4a" } as const;

/** The partners: the word as it is written, and its mark. */
export const partners = [
  { file: "partner-01", word: "SALVIORA", mark: "sun" },
  { file: "partner-02", word: "NOORDERLUW", mark: "peak" },
  { file: "partner-03", word: "LUMAVEER", mark: "wave" },
  { file: "partner-04", word: "TERRANDO", mark: "star" },
] as const;

const gap = 3.6;
/** A name with its mark. */
export interface Wordmark {
  file: string;
  word: string;
  mark: keyof typeof marks;
  /** The one color; ink when left out. */
  color?: string;
}

/** A mark and a name as an SVG file, 40 high. */
export function logo({ word, mark, color = "#1f2a2e" }: Wordmark): string {
  const drawn: string[] = [];
  let x = 0;
  for (const sign of word) {
    const [width, path] = letters[sign] ?? [0, ""];
    drawn.push(`<path d="${path}" transform="translate(${x.toFixed(1)} 0)"/>`);
    x += width + gap;
  }
  const width = Math.ceil(48 + (x - gap) * 1.6);
  const name = `<g transform="translate(44 12) scale(1.6)" fill="none" stroke="${color}" stroke-width="0.95" stroke-linejoin="round" stroke-linecap="round">${drawn.join("")}</g>`;
  const sign = `<g transform="translate(4 8)">${line(marks[mark], color, 1.5)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40">${sign}${name}</svg>\n`;
}
