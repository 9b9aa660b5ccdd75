export { Grid, type GridItem, type GridProps } from "./Grid.tsx";
export { paginateItems, type GridItemIdentity, type GridPagination } from "./grid-items.ts";
