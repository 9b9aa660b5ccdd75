import { mix } from "../color.ts";
import { line, shape } from "../paint/pen.ts";

/** The outline of every body. */
export const shoulders = "M30 232C32 196 66 182 102 170C108 180 132 180 138 170C174 182 208 196 210 232Z";
const dark = (cloth: string): string => mix(cloth, "#1a1020", 0.32);
const shadow = (cloth: string): string =>
  shape("M138 170C174 182 208 196 210 232H150C152 206 148 186 138 170Z", dark(cloth), 0.35);

/** What people wear, over a neck in the color of their skin. */
export const clothes = {
  crew: (cloth) =>
    shape(shoulders, cloth) + shadow(cloth) + line("M101 171C107 186 133 186 139 171", dark(cloth), 4, 0.6),
  shirt: (cloth) =>
    shape(shoulders, cloth) +
    shadow(cloth) +
    shape("M102 168L120 196L92 200L88 176ZM138 168L120 196L148 200L152 176Z", mix(cloth, "#ffffff", 0.3)) +
    line("M120 198V232", dark(cloth), 2, 0.5),
  blazer: (cloth, skin) =>
    shape(shoulders, "#fbf3e6") +
    shape("M106 168L120 204L134 168Z", skin) +
    shape("M30 232C32 196 66 182 100 170L120 226L140 170C174 182 208 196 210 232Z", cloth) +
    shadow(cloth) +
    shape(
      "M100 170L86 180L92 196L84 200L120 232L112 202ZM140 170L154 180L148 196L156 200L120 232L128 202Z",
      dark(cloth),
      0.55,
    ),
  rollneck: (cloth) =>
    shape(shoulders, cloth) +
    shadow(cloth) +
    shape("M102 150C108 158 132 158 138 150L141 176C132 186 108 186 99 176Z", mix(cloth, "#ffffff", 0.14)) +
    line("M102 166C110 173 130 173 138 166", dark(cloth), 1.6, 0.5),
  neckline: (cloth, skin) =>
    shape(shoulders, cloth) + shadow(cloth) + shape("M98 172C104 202 136 202 142 172L136 164H104Z", skin),
} satisfies Record<string, (cloth: string, skin: string) => string>;

/** Something to wear. */
export type Clothing = keyof typeof clothes;
