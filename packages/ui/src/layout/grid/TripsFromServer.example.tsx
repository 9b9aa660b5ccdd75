import { Grid, type GridItem } from "@travel-design/ui";
import { paginateItems } from "@travel-design/ui/models";
import { useState } from "react";

async function fetchTrips(from: number): Promise<GridItem[]> {
  const response = await fetch(`/trips?from=${from}`);
  const trips: { id: string; name: string }[] = await response.json();
  return trips.map(({ id, name }) => ({ id, content: <h3>{name}</h3> }));
}

export function Trips({ firstPage }: { firstPage: GridItem[] }) {
  const [items, setItems] = useState(firstPage);
  const [hasMore, setHasMore] = useState(true);

  const loadPage = async () => {
    const page = await fetchTrips(items.length);
    setItems(paginateItems(items, page, "append"));
    setHasMore(page.length > 0);
  };
  return <Grid showPagination items={items} onShowMore={loadPage} hasMore={hasMore} />;
}
