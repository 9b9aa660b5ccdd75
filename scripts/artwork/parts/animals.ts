import { ellipse, line, round, shape, type Pen, type Point } from "../paint/pen.ts";

const placed = ([x, y]: Point, size: number, markup: string): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${(size / 100).toFixed(4)})">${markup}</g>`;

/** A dromedary that walks to the left, with a rider or a load; `size` is its height at the hump. */
export function camel(pen: Pen, at: Point, size: number, led: boolean): void {
  const dark = "#2e1626";
  const body = shape(
    "M-62-78C-70-84-84-84-90-78C-94-74-98-70-96-66C-90-62-82-66-76-68C-74-56-68-44-50-42C-44-36-34-38-28-42C-6-38 14-40 32-44C40-44 46-50 47-58C47-66 40-72 28-74C20-78 14-98 2-99C-10-99-16-80-26-76C-36-74-44-66-54-62C-58-66-60-72-62-78Z",
    dark,
  );
  const legs = line("M-40-46L-44-24L-41-1M-30-44L-29-22L-33-1M28-48L36-26L31-1M38-52L42-26L46-1", dark, 5.5);
  const tail = line("M46-62Q54-50 51-38", dark, 3);
  const load = shape("M-14-84C-6-76 12-76 18-84L24-58C10-52-10-52-20-58Z", "#8c3b34");
  const rider =
    shape("M-12-98C-12-122-6-130 2-130C10-130 14-120 14-98C8-90-6-90-12-98Z", "#e9dcc4") +
    ellipse(1, -136, 8, "#3f5f8c");
  const guide =
    shape("M-150 0C-154-34-150-58-142-60C-132-60-130-34-132 0Z", "#34507c") +
    ellipse(-141, -68, 8, "#e9dcc4") +
    line("M-134-46L-94-72", dark, 1.6);
  const shadow = shape("M-50 2L40 2L330 26L190 30Z", "#4a1f3c", 0.3);
  pen.draw(placed(at, size, shadow + tail + legs + body + load + (led ? guide : "") + (led ? "" : rider)));
}

const hide =
  "M-13-62C-18-72-26-84-30-91C-33-92-38-90-44-86C-47-84-47-82-45-80C-40-81-36-83-33-84C-31-74-27-62-21-52C-18-44-14-39-8-37C2-36 10-36 16-39C22-41 26-45 24-51C20-57 10-60 2-62C-4-64-9-65-13-62Z";

/** A giraffe that looks to the left; `at` is the ground between its legs, `size` its height. */
export function giraffe(pen: Pen, at: Point, size: number): void {
  const light = pen.fadeEach([
    [0, "#f0c684"],
    [0.6, "#cf9455"],
    [1, "#9c6338"],
  ]);
  const legs =
    shape(
      "M-6-42L-4-22L-5.6-1.6L-6.4 0H-8.8L-8-2L-7.4-22L-12-42ZM10-42L12-22L9.6-1.6L8.8 0H6.4L7.4-2L8.6-22L4-42Z",
      "#8f6240",
    ) +
    shape(
      "M-18-46L-16.8-22L-16-1.6L-16.6 0H-13L-13.4-2L-12.8-22L-8-42ZM24-48L24-38L22.4-22L20.6-1.6L21.2 0H17.4L18-2L18.8-22L14-42Z",
      "#c8935c",
    );
  const patches = Array.from({ length: 120 }, () => {
    const [x, y] = [pen.between(-48, 26), pen.between(-98, -34)];
    const radius = pen.between(1.6, 2.9) * (x < -14 ? 0.75 : 1);
    const corners = Array.from({ length: 6 }, (_, index) => {
      const turn = index * 1.05 + pen.between(-0.2, 0.2);
      return `${round(x + Math.cos(turn) * radius)} ${round(y + Math.sin(turn) * radius)}`;
    });
    return `M${corners.join("L")}Z`;
  });
  const clip = `h${Math.round(at[0])}`;
  pen.draw(
    ellipse(at[0] + size * 0.2, at[1], size * 0.42, "#4a2c1c", size * 0.025, 0.4),
    placed(
      at,
      size,
      legs +
        `<clipPath id="${clip}"><path d="${hide}"/></clipPath>` +
        shape(hide, light) +
        `<g clip-path="url(#${clip})">${shape(patches.join(""), "#7b421f", 0.85)}${shape("M-20-52C-14-42-4-42 24-46V-30H-20Z", "#4a2412", 0.35)}</g>` +
        line("M-33-91L-34-97M-30-91L-30-97", "#5b3520", 1.6) +
        line("M-29-89L-25-91", "#b98150", 2.4) +
        ellipse(-38, -87.4, 0.9, "#2a1710") +
        line("M24-50Q29-42 27-32", "#7b4a2a", 1.3) +
        line("M27-33L27-27", "#2a1710", 2),
    ),
  );
}
