import { mix } from "../colour.ts";
import { ellipse, line, shape } from "../pen.ts";
import { hairStyles, type HairStyle } from "./hair.ts";
import { clothes, type Clothing } from "./clothes.ts";

/** Somebody who does not exist, as they are drawn. */
export interface Person {
  /** Name of the picture's file. */
  file: string;
  skin: string;
  hair: string;
  style: HairStyle;
  clothing: Clothing;
  cloth: string;
  background: string;
  lips?: string;
  glasses?: "round" | "wide";
  beard?: "short" | "full" | "moustache";
  earrings?: string;
  /** A smile that shows teeth. */
  laughing?: boolean;
}

/** The outline of every head; hair and beard follow it. */
const head = "M88 98C88 58 152 58 152 98C152 124 139 150 120 150C101 150 88 124 88 98Z";

const ink = "#2b2130";

function neckAndHead(skin: string): string[] {
  const shade = mix(skin, "#6b2b35", 0.28);
  return [
    shape("M105 128H135V168C135 182 105 182 105 168Z", mix(skin, shade, 0.55)),
    shape("M105 146C112 156 128 156 135 146V154C128 166 112 166 105 156Z", shade, 0.6),
    ellipse(88, 106, 6.5, skin, 9.5),
    ellipse(152, 106, 6.5, mix(skin, shade, 0.5), 9.5),
    shape(head, skin),
    // Light comes from the left, as in the landscapes.
    shape(
      "M126 69C146 72 152 84 152 98C152 124 139 150 120 150C137 138 142 112 138 94C136 82 132 74 126 69Z",
      shade,
      0.28,
    ),
    ellipse(102, 119, 8, "#d8564f", 5.5, 0.2),
    ellipse(138, 119, 8, "#d8564f", 5.5, 0.2),
  ];
}

function features({ skin, hair, lips, laughing = false }: Person): string[] {
  const shade = mix(skin, "#5d2430", 0.42);
  const brow = mix(hair, ink, 0.35);
  const mouth = lips ?? mix(skin, "#8f2f35", 0.55);
  return [
    line("M99 93Q106 88.5 112.5 92", brow, 2.6),
    line("M127.5 92Q134 88.5 141 93", brow, 2.6),
    ...[106.5, 133.5].flatMap((x) => [ellipse(x, 103, 3, ink, 3.7), ellipse(x + 1.1, 101.6, 1, "#fff")]),
    line("M120.5 103C119 110 116 114.5 118.5 116.5C120 117.5 122 117.5 123.5 116.5", shade, 2, 0.8),
    laughing
      ? shape("M108 126Q120 129 132 126C130 137 124 140 120 140C116 140 110 137 108 126Z", "#fffaf2") +
        line("M108 126Q120 129 132 126C130 137 124 140 120 140C116 140 110 137 108 126Z", mouth, 2.2)
      : line("M109 128C114 135 126 135 131 128", mouth, 3),
  ];
}

const beards: Readonly<Record<NonNullable<Person["beard"]>, string>> = {
  short:
    "M88.5 104C91 118 97 122 106 121C114 119 126 119 134 121C143 122 149 118 151.5 104C151 128 140 152 120 152C100 152 89 128 88.5 104ZM110 127C115 134 125 134 130 127C124 125 116 125 110 127Z",
  full: "M88 100C90 116 96 120 106 120C114 118 126 118 134 120C144 120 150 116 152 100C154 134 142 164 120 164C98 164 86 134 88 100ZM110 127C115 134 125 134 130 127C124 125 116 125 110 127Z",
  moustache:
    "M105 125C109 118 117 119 120 121C123 119 131 118 135 125C130 127 124 126 120 124C116 126 110 127 105 125Z",
};

const frames: Readonly<Record<NonNullable<Person["glasses"]>, string>> = {
  round:
    "M95 104A11 11 0 0 1 117 104A11 11 0 0 1 95 104ZM123 104A11 11 0 0 1 145 104A11 11 0 0 1 123 104ZM117 103Q120 101 123 103M95 102L88 100M145 102L152 100",
  wide: "M94 97H117V106C117 112 112 114 106 114C99 114 94 111 94 105ZM123 97H146V105C146 111 141 114 134 114C128 114 123 112 123 106ZM117 100Q120 98.5 123 100M94 100L88 99M146 100L152 99",
};

const beardOf = ({ beard, hair }: Person): string =>
  beard ? `<path d="${beards[beard]}" fill="${hair}" fill-rule="evenodd"/>` : "";

const glassesOf = ({ glasses }: Person): string =>
  glasses ? shape(frames[glasses], "#fff", 0.08) + line(frames[glasses], ink, 2.2) : "";

const earringsOf = ({ earrings }: Person): string =>
  earrings ? ellipse(87, 119, 3, earrings) + ellipse(153, 119, 3, earrings) : "";

/** A portrait as an SVG file, 240 by 240. */
export function portrait(person: Person): string {
  const { back, front } = hairStyles[person.style](person.hair);
  const light = mix(person.background, "#fff4de", 0.55);
  const body = [
    `<defs><radialGradient id="a" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${person.background}"/></radialGradient></defs>`,
    `<path d="M0 0H240V240H0Z" fill="url(#a)"/>`,
    `<g transform="translate(-18 -2) scale(1.15)">`,
    back,
    ...neckAndHead(person.skin),
    `<g transform="translate(0 -9)">${clothes[person.clothing](person.cloth, person.skin)}</g>`,
    beardOf(person),
    ...features(person),
    front,
    glassesOf(person),
    earringsOf(person),
    "</g>",
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">${body.join("")}</svg>\n`;
}
