import { SearchList, type SearchOption } from "@travel-design/ui";
import { useEffect, useState } from "react";

async function fetchPlaces(query: string): Promise<SearchOption[]> {
  const response = await fetch(`/places?query=${encodeURIComponent(query)}`);
  return response.json();
}

export function PlaceField() {
  const [options, setOptions] = useState<SearchOption[]>([]);
  const [query, setQuery] = useState("");
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    let isCurrent = query !== "";
    const show = (places: SearchOption[]) => {
      if (!isCurrent) return;
      setOptions(places);
      setLoading(false);
    };
    if (isCurrent) fetchPlaces(query).then(show, () => show([]));
    return () => {
      isCurrent = false;
    };
  }, [query]);

  return (
    <SearchList
      label="Plaats"
      options={options}
      filter={() => true}
      loading={loading}
      onValueChange={(text, { reason }) => {
        if (reason !== "type") return;
        setQuery(text);
        setLoading(text !== "");
      }}
    />
  );
}
