import { createRandom, type Random } from "../noise.ts";
import { bitmapAddress, createCanvas, type Canvas } from "./canvas.ts";

/** A point of a picture, y down. */
export type Point = readonly [x: number, y: number];

/** Colors along a gradient: from 0 to 1, with an optional opacity. */
export type Stops = readonly (readonly [place: number, color: string, opacity?: number])[];

/** What a picture is drawn with; shapes land on top of each other in the order in which they are drawn. */
export interface Pen {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  /** A number between two others. */
  between(low: number, high: number): number;
  /** Puts SVG elements on the picture. */
  draw(...elements: readonly string[]): void;
  /** A paint that changes from top to bottom. */
  fade(top: number, bottom: number, stops: Stops): string;
  /** A paint that changes from top to bottom of each shape that it fills. */
  fadeEach(stops: Stops): string;
  /** A paint that changes from the middle outwards. */
  glow(x: number, y: number, radius: number, stops: Stops): string;
  /** Draws what a function draws twice: as it is, and mirrored in water that begins at a height. */
  mirror(waterline: number, opacity: number, drawing: () => void): void;
  /** Adds pixels as large as the picture: a function paints them. */
  paint(painter: (canvas: Canvas) => void): void;
  /** The picture as an SVG file. */
  svg(): string;
}

/** Numbers with at most one decimal: finer is not seen, and costs bytes. */
export const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Attributes as markup. */
const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${typeof value === "number" ? round(value) : value}"`)
    .join(" ");

/** A filled path. */
export const shape = (path: string, fill: string, opacity = 1): string =>
  `<path d="${path}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`;

/** A drawn path with round ends. */
export const line = (path: string, color: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ""}/>`;

/** A filled ellipse; a circle without the second radius. */
export const ellipse = (x: number, y: number, rx: number, fill: string, ry = rx, opacity = 1): string =>
  `<ellipse ${attributes({ cx: x, cy: y, rx, ry })} fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`;

const stopElements = (stops: Stops): string =>
  stops
    .map(
      ([place, color, opacity = 1]) =>
        `<stop offset="${place}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ""}/>`,
    )
    .join("");

/**
 * Creates a pen for a picture of a size. The same seed draws the same picture.
 *
 * @param scale pixels per unit in painted parts; a small one is enough to compare pictures
 * @param mirrored whether left and right are exchanged in the finished picture
 */
export function createPen(width: number, height: number, seed: number, scale = 1, mirrored = false): Pen {
  const random = createRandom(seed);
  let elements: string[] = [];
  let paints = 0;
  const paint = (element: string, place: Readonly<Record<string, number>>, stops: Stops): string => {
    paints += 1;
    elements.push(
      `<${element} id="p${paints}" gradientUnits="userSpaceOnUse" ${attributes(place)}>${stopElements(stops)}</${element}>`,
    );
    return `url(#p${paints})`;
  };
  return {
    width,
    height,
    random,
    between: (low, high) => low + random() * (high - low),
    draw: (...more) => {
      elements.push(...more);
    },
    fade: (y1, y2, stops) => paint("linearGradient", { x1: 0, y1, x2: 0, y2 }, stops),
    fadeEach: (stops) => {
      paints += 1;
      elements.push(
        `<linearGradient id="p${paints}" x1="0" y1="0" x2="0" y2="1">${stopElements(stops)}</linearGradient>`,
      );
      return `url(#p${paints})`;
    },
    glow: (cx, cy, r, stops) => paint("radialGradient", { cx, cy, r }, stops),
    mirror: (waterline, opacity, drawing) => {
      const before = elements;
      elements = [];
      drawing();
      const drawn = elements.join("");
      paints += 1;
      // What sinks below the waterline must not come up again in its mirror image.
      const [picture, clip] = [`p${paints}`, `w${paints}`];
      const below = `<clipPath id="${clip}"><path d="M0 ${round(waterline)}H${width}V${height}H0Z"/></clipPath>`;
      const flipped = `<use href="#${picture}" transform="matrix(1 0 0 -0.8 0 ${round(waterline * 1.8)})"/>`;
      elements = [
        ...before,
        `<g id="${picture}">${drawn}</g>${below}`,
        `<g clip-path="url(#${clip})" opacity="${opacity}">${flipped}</g>`,
      ];
    },
    paint: (painter) => {
      const canvas = createCanvas(width, height, scale);
      painter(canvas);
      elements.push(`<image width="${width}" height="${height}" href="${bitmapAddress(canvas)}"/>`);
    },
    svg: () => {
      const content = elements.join("");
      const picture = mirrored ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${content}</g>` : content;
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${picture}</svg>\n`;
    },
  };
}
