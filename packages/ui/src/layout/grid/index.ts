export { Grid, type GridItem, type GridProps } from "./Grid.tsx";
export type { GridItemIdentity, GridPagination } from "./grid-items.ts";
