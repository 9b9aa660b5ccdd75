import { Grid, type GridItem, type GridPagination } from "@travel-design/ui";
import { paginateItems } from "@travel-design/ui/models";
import { useState } from "react";

interface PagedTripsProps {
  /** Returns up to three trips, from the given one. */
  loadTrips: (from: number) => readonly GridItem[];
  /** `append` adds a page to the ones before it, `replace` replaces them. */
  pagination: GridPagination;
}

export function PagedTrips({ loadTrips, pagination }: PagedTripsProps) {
  const [items, setItems] = useState(() => loadTrips(0));
  const [next, setNext] = useState(3);

  const loadNext = () => {
    setItems(paginateItems(items, loadTrips(next), pagination));
    setNext(next + 3);
  };
  return (
    <Grid
      items={items}
      numberOfColumns={3}
      itemSpacing="medium"
      showPagination
      pagination={pagination}
      autoScrollToMostRecent={pagination === "append"}
      showMoreLabel={pagination === "append" ? "Meer tonen" : "Volgende reizen"}
      onShowMore={loadNext}
      hasMore={next < 9}
    />
  );
}
