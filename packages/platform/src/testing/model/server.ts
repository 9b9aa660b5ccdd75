import { idOf, uiList, uiRecord } from "../records.ts";
import { ok, errorResponse } from "../recorded-transport.ts";
import type { TransportRequest, TransportResponse } from "../../transport.ts";

/** Numbers of the initial records. */
export const recordNumbers = [1, 2] as const;
/** The user may not see C: it is omitted if optional, and an error if required. */
export type FieldName = "A" | "B" | "C";

interface ServerRecord {
  A: number;
  B: number;
  version: number;
}

/** A server with a few records. */
export class ModelServer {
  readonly records = new Map<string, ServerRecord>(recordNumbers.map((at) => [idOf(at), { A: at, B: at, version: 1 }]));
  /** Whether the next response is an error 500. */
  failsNext = false;
  #values = 100;

  response(request: TransportRequest): TransportResponse {
    if (this.failsNext) {
      this.failsNext = false;
      return errorResponse(500, "UNKNOWN_EXCEPTION");
    }
    if (request.path.includes("/records/batch/")) {
      const ids = (request.path.split("/").at(-1) ?? "").split(",");
      const items = ids.map((id) => this.#readRecord(id, request));
      return ok({ results: items.map(({ status, body }) => ({ statusCode: status, result: body })) });
    }
    if (request.path.includes("/list-records/")) {
      return ok(uiList([...this.records.keys()].map((id) => this.#show(id, ["A"]))));
    }
    return this.#readRecord(request.path.split("/").at(-1) ?? "", request);
  }

  #readRecord(id: string, request: TransportRequest): TransportResponse {
    if (!this.records.has(id)) return errorResponse(404, "NOT_FOUND");
    return this.#respond(id, request);
  }

  #respond(id: string, { method, query }: TransportRequest): TransportResponse {
    if (method === "DELETE") {
      this.records.delete(id);
      return { status: 204, body: undefined };
    }
    if (method === "PATCH") this.#change(id);
    if (query?.fields?.includes("Trip__c.C")) return errorResponse(400, "INVALID_FIELD");
    const names = [query?.fields, query?.optionalFields].flatMap((list) => list?.split(",") ?? []);
    const visible = (["A", "B"] as const).filter((name) => names.length === 0 || names.includes(`Trip__c.${name}`));
    return ok(this.#show(id, visible));
  }

  #change(id: string): void {
    const record = this.records.get(id);
    if (!record) return;
    this.#values += 1;
    this.records.set(id, { A: this.#values, B: record.B, version: record.version + 1 });
  }

  #show(id: string, fields: readonly ("A" | "B")[]) {
    const record = this.records.get(id);
    const values = Object.fromEntries(fields.map((name) => [name, record?.[name]]));
    return uiRecord(Number(id.slice(3, -3)), values, record?.version);
  }
}
