import { describeReads, describeWrites, type EndpointCases } from "../testing/contract.ts";

for (const { reads = {}, writes = {} } of Object.values(
  import.meta.glob<EndpointCases>("../testing/cases/*.ts", { eager: true }),
)) {
  describeReads(reads);
  describeWrites(writes);
}
