import { expect, test } from "vitest";
import { listUi, reads } from "../testing/cases/lists.ts";
import { start } from "../testing/contract.ts";
import { records } from "../testing/samples.ts";

const noRecords = { ...records, count: 0, records: [] };

test.each(Object.entries(reads))(
  "%s without records expires as soon as with records, because records can be created at any time",
  async (_name, { endpoint, config, response, lifetime }) => {
    const { api, clock, server } = start(endpoint, response === listUi ? { ...listUi, records: noRecords } : noRecords);
    await api.read(config);
    clock.jump(lifetime - 1);
    await api.read(config);
    expect(server.requests).toHaveLength(1);
    clock.jump(1);
    await api.read(config);
    expect(server.requests).toHaveLength(2);
  },
);
