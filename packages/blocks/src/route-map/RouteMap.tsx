import { classNames, useSettings } from "@travel-design/ui/parts";
import type { ComponentProps, ReactNode } from "react";
import { page } from "../messages/page.ts";
import { useMessages } from "../messages/messages-context.tsx";
import { Heading } from "../heading/Heading.tsx";
import type { TitleProps } from "../parts/title-properties.ts";
import { routeMapProperties } from "./route-map-properties.ts";
import { RouteDrawing } from "./RouteDrawing.tsx";

/** A stop of a {@link RouteMap}. */
export interface RouteStop {
  name: string;
  /** In degrees; negative in the south. */
  latitude: number | undefined;
  /** In degrees; negative in the west. */
  longitude: number | undefined;
}

/** Props of {@link RouteMap}; other props go to the `<div>`. */
export interface RouteMapProps extends TitleProps, Omit<ComponentProps<"div">, "children" | "title"> {
  /** The stops in order, their JSON text, or a text with a line per stop: `Bergen | 60.39 | 5.32`. */
  stops?: readonly RouteStop[] | string | undefined;
  /** The outline of the land around the stops, as `npm run generate -- maps` writes it. Without one the map has no land. */
  land?: string | undefined;
}

/** The map of a route, with its stops as a list. Renders a `<div>`, or nothing without stops. */
export function RouteMap(props: RouteMapProps): ReactNode {
  const [{ title, level, stops, land }, { className, ...native }] = useSettings("RouteMap", routeMapProperties, props);
  const { routeMapOf } = useMessages(page);
  const places = stops.map(({ name, latitude = 0, longitude = 0 }) => ({ name, latitude, longitude }));
  const [first] = places;
  const last = places.at(-1);
  if (!first || !last) return null;
  return (
    <div {...native} className={classNames("td-block td-route-map", className)}>
      <Heading title={title} level={level} />
      <RouteDrawing stops={places} land={land} label={routeMapOf(first.name, last.name)} />
      <ol className="td-route-map__list">
        {places.map(({ name }, index) => (
          <li key={index} className="td-route-map__item">
            {name}
          </li>
        ))}
      </ol>
    </div>
  );
}
