// Endpoints of the builder: JSON in, JSON out, and errors as sentences for site builders.
import { json, noContent, type OrgRequest, type Route } from "@travel-design/local-org";
import { BuilderError } from "./page-files.ts";

/** Creates a route below `/org/builder/api`. What its function returns becomes the response. */
export type Endpoint = (
  method: Route["method"],
  pattern: string,
  handle: (request: OrgRequest) => Promise<unknown>,
) => Route;

/** @param token a write must name it: only a page of the builder knows it */
export const endpointWith =
  (token: string): Endpoint =>
  (method, pattern, handle) => ({
    method,
    pattern: `/org/builder/api/${pattern}`,
    async handle(request) {
      try {
        if (method !== "GET" && request.headers["x-builder-token"] !== token)
          throw new BuilderError(403, "Deze pagina is verouderd. Laad haar opnieuw; uw concept blijft bewaard.");
        const body = await handle(request);
        return body === undefined ? noContent : json(200, body);
      } catch (error) {
        if (error instanceof BuilderError) return json(error.status, { message: error.message, ...error.details });
        throw error;
      }
    },
  });

/** A text of a request's body; empty for any other value. */
export const textIn = (body: unknown, key: string): string => {
  const value: unknown = Object(body)[key];
  return typeof value === "string" ? value : "";
};
