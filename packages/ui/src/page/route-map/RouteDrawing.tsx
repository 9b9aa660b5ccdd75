import type { ReactNode } from "react";
import { boxAround, placeLabels } from "./place-labels.ts";
import type { Place, Point } from "./projection.ts";
import { layOutRoute, mapWidth, pathOf } from "./route-layout.ts";

/** Props of {@link RouteDrawing}. */
export interface RouteDrawingProps {
  /** At least one. */
  stops: readonly (Place & { name: string })[];
  /** What the drawing shows, for screen readers. */
  label: string;
}

const compassInset = 58;
const compassRadius = 40;

/** The corner that is farthest from all stops. */
function freeCorner(stops: readonly Point[], height: number): Point {
  const distanceTo = (corner: Point): number =>
    Math.min(...stops.map(({ x, y }) => Math.hypot(x - corner.x, y - corner.y)));
  const corners = [mapWidth - compassInset, compassInset].flatMap((x) =>
    [height - compassInset, compassInset].map((y) => ({ x, y })),
  );
  return corners.reduce((best, corner) => (distanceTo(corner) > distanceTo(best) ? corner : best));
}

/** The map of a route: graticule, compass, route, numbered stops and their names. Renders an `<svg>`. */
export function RouteDrawing({ stops: places, label }: RouteDrawingProps): ReactNode {
  const { height, graticule, route, stops } = layOutRoute(places);
  const compass = freeCorner(stops, height);
  const frame = { x: 0, y: 0, width: mapWidth, height };
  const named = stops.map((stop, index) => ({ ...stop, name: places[index]?.name ?? "" }));
  // A round trip ends where it began, so its last stop needs no second label.
  const labeled = named.filter(({ name }, index) => named.findIndex((other) => other.name === name) === index);
  const labels = placeLabels(labeled, route, frame, [boxAround(compass, compassRadius)]);
  return (
    <svg className="td-route-map__drawing" viewBox={`0 0 ${mapWidth} ${height}`} role="img" aria-label={label}>
      <path className="td-route-map__graticule" d={graticule} />
      <rect className="td-route-map__frame" {...frame} />
      <g className="td-route-map__compass" transform={`translate(${compass.x} ${compass.y})`}>
        <circle r="24" />
        <path d="M0-30 5-5 30 0 5 5 0 30-5 5-30 0-5-5Z" />
        <text y="-34">N</text>
      </g>
      <path className="td-route-map__route" d={pathOf(route)} />
      {labels.map(({ x, y, anchor }, index) => (
        <text key={index} className="td-route-map__label" x={x} y={y} textAnchor={anchor}>
          {labeled[index]?.name}
        </text>
      ))}
      {stops.map(({ x, y }, index) => (
        <g key={index} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <g className="td-route-map__stop">
            <circle r="12" />
            <text>{index + 1}</text>
          </g>
        </g>
      ))}
    </svg>
  );
}
