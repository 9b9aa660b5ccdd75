import type { ReactNode } from "react";
import { boxAround, placeLabels } from "./place-labels.ts";
import type { Place, Point } from "./projection.ts";
import { layOutRoute, mapWidth, pathOf } from "./route-layout.ts";

/** Props of {@link RouteDrawing}. */
export interface RouteDrawingProps {
  /** At least one. */
  stops: readonly (Place & { name: string })[];
  /** Outline of the land as text, see `ringsOf`. */
  land: string;
  /** What the drawing shows, for screen readers. */
  label: string;
}

const compassInset = 58;
const compassSize = 80;
/** Space between labels and the frame. */
const framePadding = 8;

/** The corner that is farthest from all stops. */
function freeCorner(stops: readonly Point[], height: number): Point {
  const corners = [mapWidth - compassInset, compassInset].flatMap((x) =>
    [height - compassInset, compassInset].map((y) => ({
      x,
      y,
      distance: Math.min(...stops.map((stop) => Math.hypot(stop.x - x, stop.y - y))),
    })),
  );
  return corners.reduce((best, corner) => (corner.distance > best.distance ? corner : best));
}

const moveTo = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** The map of a route: graticule, land, compass, route, numbered stops and their names. Renders an `<svg>`. */
export function RouteDrawing({ stops: given, land: outline, label }: RouteDrawingProps): ReactNode {
  const { height, graticule, land, route, places, stops } = layOutRoute(given, outline);
  const compass = freeCorner(stops, height);
  const frame = boxAround({ x: mapWidth / 2, y: height / 2 }, mapWidth - 2 * framePadding, height - 2 * framePadding);
  const named = stops.map((stop, index) => ({ ...stop, name: given[index]?.name ?? "" }));
  // A round trip ends where it began, so its last stop needs no second label.
  const labeled = named.filter(({ name }, index) => named.findIndex((other) => other.name === name) === index);
  return (
    <svg className="td-route-map__drawing" viewBox={`0 0 ${mapWidth} ${height}`} role="img" aria-label={label}>
      <path className="td-route-map__graticule" d={graticule} />
      {land && <path className="td-route-map__land" d={land} />}
      <rect width={mapWidth} height={height} />
      <g className="td-route-map__compass" transform={moveTo(compass)}>
        <circle className="td-route-map__ring" r="24" />
        <path d="M0-30 5-5 30 0 5 5 0 30-5 5-30 0-5-5Z" />
        <text y="-34">N</text>
      </g>
      <path className="td-route-map__route" d={pathOf(route)} />
      {places.map((place, index) => (
        <g key={index} className="td-route-map__place">
          <path d={pathOf([place, stops[index] ?? place])} />
          <circle cx={place.x.toFixed(1)} cy={place.y.toFixed(1)} r="4" />
        </g>
      ))}
      {placeLabels(labeled, route, frame, [boxAround(compass, compassSize)]).map(({ x, y, anchor }, index) => (
        <text key={index} className="td-route-map__label" x={x} y={y} textAnchor={anchor}>
          {labeled[index]?.name}
        </text>
      ))}
      {stops.map((stop, index) => (
        <g key={index} transform={moveTo(stop)}>
          <g className="td-route-map__stop">
            <circle className="td-route-map__disc" r="12" />
            <text>{index + 1}</text>
          </g>
        </g>
      ))}
    </svg>
  );
}
