import { ApolloCache, InMemoryCache, gql } from "@apollo/client";
import { cacheSizes } from "@apollo/client/utilities";
import type { BenchRecord, Contestant } from "./contestant.ts";
import { fieldNames } from "./records.ts";

// Its own limits are far below the number of records here.
for (const name of [
  "inMemoryCache.executeSelectionSet",
  "inMemoryCache.executeSubSelectedArray",
  "inMemoryCache.maybeBroadcastWatch",
] as const) {
  cacheSizes[name] = 2_000_000;
}
const cache: ApolloCache = new InMemoryCache();
const fields = fieldNames.join("\n");
const fragment = gql`fragment TripFields on Trip { id ${fields} }`;
const query = gql`query List($name: String) { list(name: $name) { id ${fields} } }`;

/** A record as a GraphQL response contains it, one value per field, which suits this cache best. */
const rowOf = ({ id, fields: values }: BenchRecord) => ({
  __typename: "Trip",
  id,
  ...Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, value])),
});

/** Runs Apollo's normalised cache. */
export const contestant: Contestant = {
  ingest(list, records) {
    cache.writeQuery({ query, variables: { name: list }, data: { list: records.map(rowOf) } });
  },
  subscribe(list, listener) {
    cache.watch({ query, variables: { name: list }, optimistic: true, immediate: false, callback: listener });
    cache.readQuery({ query, variables: { name: list } });
  },
  write(record) {
    cache.writeFragment({ id: `Trip:${record.id}`, fragment, data: rowOf(record) });
  },
  reader: (id) => () => cache.readFragment({ id: `Trip:${id}`, fragment }),
};
