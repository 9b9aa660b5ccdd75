import { componentPage } from "../../../../storybook/blocks/index.ts";
import { RouteMap } from "./RouteMap.tsx";
import css from "./route-map.css?raw";

export const page = componentPage({
  title: "RouteMap (routekaart)",
  summary:
    "The map of a route: a line through numbered stops, with the coast of the land around them. It is a `<div>`, and nothing without stops. Names are on the map, and in a list below a narrow map. Each stop is where it is on earth; numbers that would cover each other are moved apart, with a line to their stop, and a name is placed where it covers least.\n\nThe coast is a property, so that no visitor loads an atlas. `npm run generate -- maps` writes it for every route map on a page of the site, from [Natural Earth](https://www.naturalearthdata.com), in at most 3 kB. Without it the map has no land.",
  use: ["Up to 15 stops of a trip, with coordinates in degrees."],
  avoid: ["Finding the way: the map has no roads."],
  keys: "There are no keys of its own.",
  criteria: {
    "1.1.1": ["The drawing is named after its first and last stop; all stops are a list", "test"],
    "1.4.1": ["The order of the stops is given by numbers", "test"],
    "1.4.10": ["On a narrow screen the numbers stay readable, and the names are below the map", "test"],
  },
  wording: [["Flåm", "Aurlandsvangen en omgeving (Flåm)", "A short name fits on the map"]],
  theming: { css },
  right: {
    example: <RouteMap stops="Tokio | 35,68 | 139,69||Kyoto | 35,01 | 135,77||Hiroshima | 34,39 | 132,45" />,
    because: "Stops of one trip fill the map.",
  },
  wrong: {
    example: (
      <RouteMap stops="Amsterdam | 52,37 | 4,90||Utrecht | 52,09 | 5,12||Den Haag | 52,08 | 4,31||Auckland | -36,85 | 174,76" />
    ),
    because: "A stop on the other side of the world makes the others one cluster.",
  },
});
