import { mix } from "../color.ts";
import { ellipse, shape } from "../paint/pen.ts";
import { clothes, shoulders } from "./clothes.ts";
import { face } from "./face.ts";
import { hairStyles } from "./hair.ts";
import type { Person } from "./person.ts";

const ink = "#2b2130";

const beards: Readonly<Record<NonNullable<Person["beard"]>, string>> = {
  short:
    "M88.5 104C91 118 98 123 106 122C114 120 126 120 134 122C142 123 149 118 151.5 104C151 128 140 153 120 153C100 153 89 128 88.5 104ZM109 128C113 138 127 138 131 128C124 126 116 126 109 128Z",
  full: "M88 100C90 116 96 121 106 121C114 119 126 119 134 121C144 121 150 116 152 100C154 134 142 162 120 162C98 162 86 134 88 100ZM109 128C113 138 127 138 131 128C124 126 116 126 109 128Z",
  moustache:
    "M105 126C109 120 117 121 120 122.5C123 121 131 120 135 126C130 128 124 127 120 125.5C116 127 110 128 105 126Z",
};

const frames: Readonly<Record<NonNullable<Person["glasses"]>, string>> = {
  round:
    "M95 104A11 11 0 0 1 117 104A11 11 0 0 1 95 104ZM123 104A11 11 0 0 1 145 104A11 11 0 0 1 123 104ZM117 103Q120 101 123 103M95 102L88 100M145 102L152 100",
  wide: "M94 97H117V106C117 112 112 114 106 114C99 114 94 111 94 105ZM123 97H146V105C146 111 141 114 134 114C128 114 123 112 123 106ZM117 100Q120 98.5 123 100M94 100L88 99M146 100L152 99",
};

const beardOf = ({ beard, hair }: Person): string =>
  beard
    ? `<path d="${beards[beard]}" fill="${hair}" fill-opacity=".35" fill-rule="evenodd" filter="url(#s)"/><path d="${beards[beard]}" fill="url(#h)" fill-opacity=".88" fill-rule="evenodd"/>`
    : "";

const glassesOf = ({ glasses }: Person): string =>
  glasses ? `<path d="${frames[glasses]}" fill="#ffffff1c" stroke="${ink}" stroke-width="1.6" opacity=".9"/>` : "";

const earringsOf = ({ earrings }: Person): string =>
  earrings ? ellipse(87.5, 120, 2.2, earrings) + ellipse(152.5, 120, 2.2, mix(earrings, ink, 0.25)) : "";

const linear = (id: string, direction: string, from: string, middle: string, to: string): string =>
  `<linearGradient id="${id}" ${direction}><stop stop-color="${from}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const curl = `<filter id="c"><feTurbulence baseFrequency=".11" numOctaves="2"/><feDisplacementMap in="SourceGraphic" scale="9" xChannelSelector="R" yChannelSelector="G"/></filter>`;

function definitions({ skin, hair, background }: Person, curly: boolean): string {
  const light = mix(background, "#fff4de", 0.6);
  return [
    `<radialGradient id="a" cx=".3" cy=".25" r="1"><stop stop-color="${light}"/><stop offset=".55" stop-color="${background}"/><stop offset="1" stop-color="${mix(background, "#3a2a3c", 0.4)}"/></radialGradient>`,
    linear("k", "", mix(skin, "#ffe6c4", 0.32), skin, mix(skin, "#6a2c3a", 0.38)),
    linear(
      "h",
      'gradientUnits="userSpaceOnUse" x1="92" y1="48" x2="162" y2="150"',
      mix(hair, "#ffe0b0", 0.26),
      hair,
      mix(hair, "#140c18", 0.45),
    ),
    `<filter id="s" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="3.2"/></filter>`,
    curly ? curl : "",
    `<filter id="t"><feGaussianBlur stdDeviation="1.1"/></filter>`,
    `<clipPath id="b"><path d="${shoulders}"/></clipPath>`,
  ].join("");
}

/** Soft light and shade on what someone wears. */
const drape = (cloth: string): string =>
  `<g clip-path="url(#b)"><g filter="url(#s)">${[
    shape("M98 168Q120 208 146 170L152 190Q122 216 94 186Z", "#1a1020", 0.3),
    shape("M150 178Q206 186 214 240H158Q166 210 150 178Z", mix(cloth, "#1a1020", 0.6), 0.5),
    shape("M40 204Q60 186 92 180Q70 200 62 236H34Z", mix(cloth, "#fff0d0", 0.6), 0.28),
  ].join("")}</g></g>`;

const lineEnds = ' stroke-linecap="round" stroke-linejoin="round"';

/** Shorter markup for the same picture: line ends are set once for the portrait, and default values are left out. */
const compact = (markup: string): string =>
  markup
    .replaceAll(lineEnds, "")
    .replaceAll(' stroke-width="1"', "")
    .replaceAll(/(?:fill-|stroke-)?opacity="(?:0\.)?\.?(?=\d)/g, 'opacity=".')
    .replaceAll(/"0\./g, '".');

/** A portrait as an SVG file, 240 by 240, lit from the left. */
export function portrait(person: Person): string {
  const { back, front } = hairStyles[person.style](person.hair);
  const turn = `rotate(${person.tilt} 120 160) matrix(${person.build} 0 0 1 ${Math.round(120 - 120 * person.build)} 0)`;
  const { neck, head } = face(person);
  const body = [
    `<defs>${definitions(person, front.includes("#c"))}</defs><path d="M0 0H240V240H0Z" fill="url(#a)"/>`,
    `<g transform="translate(-50 -27) scale(1.42)">`,
    `<g transform="${turn}">${back}</g>`,
    neck,
    `<g transform="translate(0 -9)">${clothes[person.clothing](person.cloth, person.skin)}${drape(person.cloth)}</g>`,
    `<g transform="${turn}">${head}${beardOf(person)}${front}${glassesOf(person)}${earringsOf(person)}</g>`,
    "</g>",
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240"><g${lineEnds}>${compact(body.join(""))}</g></svg>\n`;
}
