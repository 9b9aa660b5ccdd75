import { heap, sky, streaks, sun } from "../parts/sky.ts";
import { facets, land, mist, ridge, under } from "../parts/land.ts";
import { foliage, pine } from "../parts/plants.ts";
import { round, shape, type Pen } from "../pen.ts";

/** A viaduct of tall arches from one side of the picture to the other. */
function viaduct(pen: Pen, deck: number, foot: number, bay: number): void {
  const pier = bay * 0.2;
  const arches = Array.from({ length: Math.ceil(pen.width / bay) + 1 }, (_, index) => {
    const x = index * bay - bay * 0.4;
    const half = (bay - pier) / 2;
    return `M${round(x)} ${round(foot)}V${round(deck + 34 + half)}a${round(half)} ${round(half)} 0 0 1 ${round(half * 2)} 0V${round(foot)}Z`;
  });
  const stone = pen.fade(deck, foot, [
    [0, "#d8a283"],
    [0.5, "#a8736b"],
    [1, "#8f6f72"],
  ]);
  pen.draw(
    `<path d="M-10 ${round(deck)}H${pen.width + 10}V${round(foot)}H-10Z${arches.join("")}" fill="${stone}" fill-rule="evenodd"/>`,
    shape(`M-10 ${round(deck - 6)}H${pen.width + 10}v12H-10Z`, "#8a5a58"),
  );
}

/** A train of carriages with lit windows, steam above its engine. */
function train(pen: Pen, front: number, rail: number, size: number): void {
  for (let wagon = 0; wagon < 5; wagon += 1) {
    const left = front - (wagon + 1) * size * 2.3;
    pen.draw(
      shape(
        `M${round(left)} ${round(rail - size * 0.14)}v${round(-size * 0.62)}q0 ${round(-size * 0.16)} ${round(size * 0.16)} ${round(-size * 0.16)}h${round(size * 1.84)}q${round(size * 0.16)} 0 ${round(size * 0.16)} ${round(size * 0.16)}v${round(size * 0.62)}Z`,
        "#0f4c4a",
      ),
      shape(
        `M${round(left)} ${round(rail - size * 0.3)}h${round(size * 2.16)}v${round(size * 0.06)}h${round(-size * 2.16)}Z`,
        "#e2bd82",
      ),
    );
    for (let pane = 0; pane < 6; pane += 1)
      pen.draw(
        shape(
          `M${round(left + size * (0.16 + pane * 0.32))} ${round(rail - size * 0.7)}h${round(size * 0.2)}v${round(size * 0.28)}h${round(-size * 0.2)}Z`,
          "#ffe3a3",
        ),
      );
    for (const wheel of [0.3, 0.62, 1.5, 1.82])
      pen.draw(
        `<circle cx="${round(left + size * wheel)}" cy="${round(rail - size * 0.1)}" r="${round(size * 0.12)}" fill="#231f2e"/>`,
      );
  }
  const [cab, tip] = [front, front + size * 2.2];
  pen.draw(
    shape(
      `M${round(cab)} ${round(rail - size * 0.14)}v${round(-size * 0.98)}h${round(size * 0.62)}v${round(size * 0.34)}H${round(tip - size * 0.1)}q${round(size * 0.16)} ${round(size * 0.3)} 0 ${round(size * 0.5)}l${round(size * 0.22)} ${round(size * 0.16)}Z`,
      "#2a2233",
    ),
    shape(
      `M${round(tip - size * 0.52)} ${round(rail - size * 0.76)}l${round(-size * 0.06)} ${round(-size * 0.36)}h${round(size * 0.32)}l${round(-size * 0.06)} ${round(size * 0.36)}Z`,
      "#2a2233",
    ),
    shape(
      `M${round(cab + size * 0.14)} ${round(rail - size * 0.98)}h${round(size * 0.32)}v${round(size * 0.26)}h${round(-size * 0.32)}Z`,
      "#ffe3a3",
    ),
  );
  for (const wheel of [0.4, 0.8, 1.2, 1.7, 2])
    pen.draw(
      `<circle cx="${round(cab + size * wheel)}" cy="${round(rail - size * 0.12)}" r="${round(size * 0.15)}" fill="#16121f"/>`,
    );
  const smoke = pen.fade(rail - size * 3.6, rail - size, [
    [0, "#fff4e4", 0.5],
    [1, "#fff4e4", 0.95],
  ]);
  for (let puff = 0; puff < 9; puff += 1)
    heapOfSteam(
      pen,
      tip - size * 0.4 - puff * size * 0.62,
      rail - size * (1.35 + puff * 0.17),
      size * (0.22 + puff * 0.075),
      smoke,
    );
}

const heapOfSteam = (pen: Pen, x: number, y: number, radius: number, fill: string): void =>
  pen.draw(
    ...[0, 1, 2].map(
      (part) =>
        `<circle cx="${round(x + (part - 1) * radius * 0.8)}" cy="${round(y - (part % 2) * radius * 0.5)}" r="${round(radius * pen.between(0.8, 1.1))}" fill="${fill}"/>`,
    ),
  );

/** A night train crosses a valley in the early morning. */
export function storyTrain(pen: Pen): void {
  const { width, height } = pen;
  sky(pen, height * 0.6, [
    [0, "#56739c"],
    [0.45, "#b9b4bd"],
    [0.8, "#fad3ae"],
    [1, "#fde3b8"],
  ]);
  sun(pen, width * 0.2, height * 0.3, 46, "#fff8e2", "#ffe2ac");
  streaks(pen, height * 0.06, height * 0.34, 9, "#fff0da", 0.5);
  heap(pen, width * 0.86, height * 0.24, 100, "#fff4e2", 0.45);
  const peaks = ridge(pen, { base: height * 0.5, rise: 250, swells: 5, octaves: 6, sharp: true });
  land(pen, peaks, height * 0.7, "#7f86a6", "#f7d3b4", 0.8);
  facets(pen, peaks, -1, "#fdebd4", 0.55, 0.05);
  land(
    pen,
    ridge(pen, { base: height * 0.58, rise: 110, swells: 4, octaves: 5 }),
    height * 0.8,
    "#5f7d80",
    "#ecd3ae",
    0.7,
  );
  mist(pen, height * 0.66, 50, "#fff0d6", 0.7);
  viaduct(pen, height * 0.52, height * 0.95, 150);
  train(pen, width * 0.6, height * 0.515, 58);
  mist(pen, height * 0.86, 80, "#fbe6c6", 0.75);
  const wood = ridge(pen, { base: height * 0.9, rise: 100, swells: 3, octaves: 4 });
  for (const [x] of wood.filter((_, index) => index % 3 === 0))
    pine(pen, x, height * 0.93 + pen.between(-26, 20), pen.between(90, 170), "#2f5350");
  const front = ridge(pen, {
    base: height,
    rise: 110,
    swells: 2.6,
    octaves: 4,
    lift: (place) => Math.abs(place - 0.5) - 0.2,
  });
  for (const [x, y] of front.filter((_, index) => index % 5 === 0))
    pine(pen, x, y + 30, pen.between(120, 220), "#17352f");
  foliage(pen, front, 20, "#122c28");
  pen.draw(shape(under(front, height), "#122c28"));
}
