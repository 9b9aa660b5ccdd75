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

/** Space between labels and the frame. */
const framePadding = 8;

const moveTo = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** The map of a route: land, route, numbered stops and their names. Renders an `<svg>`. */
export function RouteDrawing({ stops: given, land: outline, label }: RouteDrawingProps): ReactNode {
  const { height, land, places, stops } = layOutRoute(given, outline);
  const frame = boxAround({ x: mapWidth / 2, y: height / 2 }, mapWidth - 2 * framePadding, height - 2 * framePadding);
  const named = stops.map((stop, index) => ({ ...stop, name: given[index]?.name ?? "" }));
  // A round trip ends where it began, so its last stop needs no second label.
  const labeled = named.filter(({ name }, index) => named.findIndex((other) => other.name === name) === index);
  return (
    <svg className="td-route-map__drawing" viewBox={`0 0 ${mapWidth} ${height}`} role="img" aria-label={label}>
      {land && <path className="td-route-map__land" d={land} />}
      <path className="td-route-map__route" d={pathOf(places)} />
      {places.map((place, index) => (
        <g key={index} className="td-route-map__place">
          <path d={pathOf([place, stops[index] ?? place])} />
          <circle cx={place.x.toFixed(1)} cy={place.y.toFixed(1)} r="4" />
        </g>
      ))}
      {placeLabels(labeled, places, frame).map(({ x, y, anchor }, index) => (
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
