import { mix } from "../color.ts";
import { ellipse, line, shape } from "../paint/pen.ts";
import type { Person } from "./person.ts";

/** The outline of every head; hair and beard follow it. */
const outline =
  "M88 96C88 58 152 58 152 96C152 112 150 126 143 137C137 147 130 152 120 152C110 152 103 147 97 137C90 126 88 112 88 96Z";

const soft = (filter: "s" | "t", ...elements: readonly string[]): string =>
  `<g filter="url(#${filter})">${elements.join("")}</g>`;

/** Elements of the left eye, mirrored for the right one. */
const both = (elements: string): string =>
  `<g id="l" transform="translate(106.5 103)">${elements}</g><use href="#l" transform="matrix(-1 0 0 1 240 0)"/>`;

function eyes({ skin, hair, style, eyes: iris, age }: Person, shade: string): string {
  const brow = style === "scarf" ? "#3a2620" : mix(hair, "#2b2130", 0.3);
  const lid = mix(shade, "#1d1220", 0.6);
  const almond = "M-7 .7Q-2-3.5 3-2.7Q6-1.8 7 .8Q1 3.2-7 .7Z";
  return [
    soft("t", ellipse(106.5, 100.5, 9, shade, 5, 0.3), ellipse(133.5, 100.5, 9, shade, 5, 0.3)),
    `<clipPath id="e"><path d="${almond}"/></clipPath>`,
    both(
      shape(almond, mix("#f4ece2", skin, 0.15)) +
        `<g clip-path="url(#e)">${ellipse(0.4, -0.3, 3, iris)}${ellipse(0.4, -0.3, 1.5, "#120c12")}${line("M-7 .3Q-2-3.9 3-3Q6-2 7 .6", "#3a2430", 2, 0.35)}</g>` +
        line("M-7.3 .9Q-2-3.9 3-3.1Q6-2.2 7.4 .9", lid, 1.3) +
        line("M-6-4Q-1-7 6-3.6", shade, 0.8, 0.6) +
        line("M-5 3.4Q0 5 5.4 2.8", shade, 0.7, Math.round(35 + age * 40) / 100) +
        shape("M-9.6-8Q-3-14 8.6-9.4Q0-11.4-9-6.6Z", brow, 0.9),
    ),
    ellipse(105.9, 101.4, 0.8, "#fff") + ellipse(132.6, 101.4, 0.8, "#fff"),
  ].join("");
}

function mouth({ skin, laughing = false }: Person): string {
  const [upper, lower] = [mix(skin, "#7d2a34", 0.5), mix(skin, "#b04a4c", 0.42)];
  return laughing
    ? shape("M107 127.4Q114 125.4 120 126.6Q126 125.4 133 127.4Q130 138.4 120 138.6Q110 138.4 107 127.4Z", upper) +
        shape("M109 128.4Q120 129.6 131 128.4Q128 134.6 120 134.8Q112 134.6 109 128.4Z", "#f6eee4") +
        shape("M111 134Q120 137 129 134Q126 139 120 139Q114 139 111 134Z", lower)
    : shape("M107.5 129.4Q114 126.6 117.6 127Q120 128 122.4 127Q126 126.6 132.5 129.4Q120 131.4 107.5 129.4Z", upper) +
        shape("M109 130Q120 131.8 131 130Q127 135.6 120 135.6Q113 135.6 109 130Z", lower) +
        line("M106.5 128.6Q113 131 120 130.6Q127 131 133.5 128.6", mix(upper, "#2b1020", 0.5), 1, 0.75);
}

/** Lines that come with the years: forehead, corners of the eyes, and from nose to mouth. */
const years = (age: number, shade: string): string =>
  line("M112 116.5Q107.5 121 105 126.5M128 116.5Q132.5 121 135 126.5", shade, 1.1, Math.round(22 + age * 40) / 100) +
  (age > 0.4
    ? line(
        "M104 82Q120 78 137 82M107 88Q120 85 134 88M95 103L90 101M95 106L91 107M145 103L150 101M145 106L149 107M100 110Q106 114 112 110M128 110Q134 114 140 110",
        shade,
        1,
        Math.round(age * 42) / 100,
      )
    : "");

/** Neck and head of a person; the head is drawn upright. */
export function face(person: Person): { neck: string; head: string } {
  const { skin, age } = person;
  const shade = mix(skin, "#5a1f30", 0.5);
  const light = mix(skin, "#fff0d8", 0.7);
  const neck =
    shape("M104 126H136V170C136 184 104 184 104 170Z", mix(skin, shade, 0.3)) +
    soft("t", shape("M104 142Q120 164 136 142V158Q120 174 104 156Z", shade, 0.6));
  const head = [
    `<clipPath id="f"><path id="o" d="${outline}"/></clipPath>`,
    ellipse(88.4, 106, 5, skin, 9) + ellipse(151.6, 106, 5, shade, 9),
    `<use href="#o" fill="url(#k)"/>`,
    `<g clip-path="url(#f)">`,
    soft(
      "s",
      shape("M134 60Q160 80 154 120Q146 150 118 156Q138 136 140 112Q142 84 134 60Z", shade, 0.5),
      ellipse(120, 152, 22, shade, 7, 0.4),
      shape("M86 66H154V76Q120 66 86 84Z", shade, 0.35),
      ellipse(110, 84, 13, light, 8, 0.4),
      ellipse(102, 117, 8, "#d2564c", 5.5, 0.3),
      ellipse(138, 118, 8, "#b8433f", 5.5, 0.26),
    ),
    "</g>",
    soft(
      "t",
      shape("M122.5 96C123.5 106 125 112 128 117.5Q127 122 120 122Q124.5 116 121.4 104Z", shade, 0.42),
      shape("M113.5 119.6Q120 124 127 119.4Q124 123.4 120 123.2Q116 123.2 113.5 119.6Z", shade, 0.6),
      ellipse(118.4, 115, 2, light, 3, 0.6),
    ),
    line("M113.4 118Q112.4 120.4 114.6 120.6M126.8 118Q127.8 120.4 125.6 120.6", shade, 1, 0.55),
    years(age, shade),
    eyes(person, shade),
    mouth(person),
  ];
  return { neck, head: head.join("") };
}
