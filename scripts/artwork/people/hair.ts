import { mix } from "../color.ts";
import { ellipse, line, shape } from "../paint/pen.ts";

/** What is drawn behind the shoulders and the head, and what lies over the face. */
export interface Hair {
  back: string;
  front: string;
}

/** Light on hair: the portrait defines the blur. */
const shine = (path: string, color: string): string =>
  `<g filter="url(#s)">${line(path, mix(color, "#ffe9c9", 0.5), 6, 0.55)}</g>`;

/** The gradient of hair, which the portrait defines. */
const lit = "url(#h)";
const dark = (color: string): string => mix(color, "#1a1020", 0.3);

const sidePart =
  "M85 104C78 62 104 46 124 48C150 48 162 70 155 104C153 92 150 86 146 82C132 84 112 80 102 70C98 82 90 88 85 104Z";
const middlePart = "M85 112C80 66 100 50 120 50C140 50 160 66 155 112C152 92 142 76 120 64C98 76 88 92 85 112Z";

const curls = (color: string, spots: readonly (readonly [number, number, number])[]): string =>
  `<g fill="${color}" filter="url(#c)">${spots.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join("")}</g>`;

/** Every way in which hair is worn. */
export const hairStyles = {
  short: (color) => ({ back: "", front: shape(sidePart, lit) + shine("M104 60Q122 53 140 62", color) }),
  quiff: (color) => ({
    back: "",
    front:
      shape(
        "M85 102C78 74 90 62 96 60C100 40 146 36 156 62C160 74 158 90 155 102C153 90 150 82 145 77C130 79 110 79 97 76C91 82 88 92 85 102Z",
        lit,
      ) + shine("M104 58Q124 44 146 58", color),
  }),
  cropped: (color) => ({
    back: shape("M85 98C82 60 158 60 155 98Z", dark(color)),
    front: shape(
      "M86 98C82 64 102 54 120 54C138 54 158 64 154 98C151 84 146 76 140 73C128 69 112 69 100 73C94 76 89 84 86 98Z",
      lit,
    ),
  }),
  long: (color) => ({
    back: shape(
      "M80 100C74 46 166 46 160 100C160 130 168 160 172 190C150 200 90 200 68 190C72 160 80 130 80 100Z",
      dark(color),
    ),
    front:
      shape(middlePart, color) +
      shape(
        "M86 96C78 120 80 150 74 182C84 176 90 140 90 118ZM154 96C162 120 160 150 166 182C156 176 150 140 150 118Z",
        lit,
      ) +
      shine("M96 74Q104 62 116 58", color),
  }),
  wavy: (color) => ({
    back: shape(
      "M80 98C72 48 168 48 160 98C172 106 160 120 170 132C180 146 164 156 172 172C162 184 148 176 140 182H100C92 176 78 184 68 172C76 156 60 146 70 132C80 120 68 106 80 98Z",
      dark(color),
    ),
    front:
      shape("M84 110C76 64 100 46 124 50C150 50 162 74 156 110C152 94 144 84 132 74C122 84 98 84 84 110Z", lit) +
      shine("M104 62Q118 54 134 60", color),
  }),
  bob: (color) => ({
    back: shape(
      "M78 96C72 44 168 44 162 96C164 116 166 134 162 148C150 156 90 156 78 148C74 134 76 116 78 96Z",
      dark(color),
    ),
    front:
      shape(
        "M82 128C74 62 98 46 120 46C142 46 166 62 158 128C154 122 152 108 151 92C134 82 106 82 89 92C88 108 86 122 82 128Z",
        lit,
      ) + shine("M98 64Q116 54 140 62", color),
  }),
  bun: (color) => ({
    back: ellipse(120, 44, 19, dark(color)) + shape("M84 104C78 60 162 60 156 104Z", dark(color)),
    front:
      shape(
        "M85 104C80 62 102 50 120 50C138 50 160 62 155 104C152 88 144 78 134 72C122 70 110 72 104 74C94 80 88 90 85 104Z",
        lit,
      ) +
      ellipse(120, 42, 16, color) +
      shine("M111 38Q118 32 126 36", color),
  }),
  ponytail: (color) => ({
    back: shape("M146 66C184 62 184 120 170 172C162 160 166 124 150 102Z", dark(color)),
    front:
      shape("M85 104C80 60 104 48 124 50C146 50 160 66 155 104C152 88 146 80 138 74C122 80 100 80 85 104Z", lit) +
      shine("M102 64Q120 54 140 62", color),
  }),
  curly: (color) => ({
    back: curls(dark(color), [
      [84, 84, 22],
      [156, 84, 22],
      [78, 112, 18],
      [162, 112, 18],
      [100, 58, 24],
      [140, 58, 24],
      [120, 50, 24],
      [84, 132, 13],
      [156, 132, 13],
    ]),
    front: curls(lit, [
      [92, 76, 13],
      [104, 65, 14],
      [120, 60, 15],
      [136, 65, 14],
      [148, 76, 13],
      [86, 92, 9],
      [154, 92, 9],
    ]),
  }),
  crown: (color) => ({
    back: `<g filter="url(#c)">${ellipse(120, 82, 50, dark(color), 48)}</g>`,
    front: curls(lit, [
      [88, 84, 11],
      [94, 70, 13],
      [107, 61, 13],
      [120, 58, 14],
      [133, 61, 13],
      [146, 70, 13],
      [152, 84, 11],
    ]),
  }),
  scarf: (color) => ({
    back: shape("M74 104C66 40 174 40 166 104C170 140 184 170 190 196H50C56 170 70 140 74 104Z", dark(color)),
    front: `<path d="M76 110C66 44 174 44 164 110C162 138 150 160 132 168C128 176 112 176 108 168C90 160 78 138 76 110ZM91 102C91 124 103 148 120 148C137 148 149 124 149 102C147 82 136 74 120 74C104 74 93 82 91 102Z" fill="${lit}" fill-rule="evenodd"/>${shape("M82 132C92 162 128 178 160 160C172 186 150 204 120 204C92 204 70 182 82 132Z", lit)}${line("M86 146C98 170 128 180 156 166M84 160C98 188 130 194 160 178", dark(color), 2, 0.5)}${shine("M96 66Q114 54 136 60", color)}`,
  }),
} satisfies Record<string, (color: string) => Hair>;

/** A way to wear hair. */
export type HairStyle = keyof typeof hairStyles;
