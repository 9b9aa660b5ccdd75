import { idOf, uiList, uiRecord } from "../records.ts";
import { ok, errorResponse } from "../recorded-transport.ts";
import type { TransportRequest, TransportResponse } from "../../transport.ts";

/** Numbers of the records that there are at first. */
export const recordNumbers = [1, 2] as const;
export type FieldName = "A" | "B";

interface ServerRecord {
  A: number;
  B: number;
  version: number;
}

/** What a server that keeps its promises responses, and what it holds. */
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
    if (request.path.includes("/list-records/")) {
      return ok(uiList([...this.records.keys()].map((id) => this.#show(id, ["A"]))));
    }
    const id = request.path.split("/").at(-1) ?? "";
    if (!this.records.has(id)) return errorResponse(404, "NOT_FOUND");
    return this.#answerForRecord(id, request);
  }

  #answerForRecord(id: string, { method, query }: TransportRequest): TransportResponse {
    if (method === "DELETE") {
      this.records.delete(id);
      return { status: 204, body: undefined };
    }
    if (method === "PATCH") this.#change(id);
    const asked = query?.fields?.split(",").map((field) => (field.endsWith("A") ? "A" : "B"));
    return ok(this.#show(id, asked ?? ["A", "B"]));
  }

  #change(id: string): void {
    const record = this.records.get(id);
    if (!record) return;
    this.#values += 1;
    this.records.set(id, { A: this.#values, B: record.B, version: record.version + 1 });
  }

  #show(id: string, fields: readonly FieldName[]) {
    const record = this.records.get(id);
    const values = Object.fromEntries(fields.map((name) => [name, record?.[name]]));
    return uiRecord(Number(id.slice(3, -3)), values, record?.version);
  }
}
