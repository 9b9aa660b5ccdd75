export { RouteMap, type RouteMapProps, type RouteStop } from "./RouteMap.tsx";
