// The endpoints of the table as routes of the local org: texts in, JSON out, and errors as sentences for site builders.
import { json, noContent, type OrgRequest, type Route } from "@travel-design/local-org";
import { endpoints, type Endpoint, type EndpointName, type RequestOf, type ResponseOf } from "../contract/endpoints.ts";
import { messages } from "../messages/index.ts";
import { BuilderError } from "./errors.ts";

/** What responds to each endpoint. The file is what the request uploads. */
export type Handlers = {
  readonly [Name in EndpointName]: (request: RequestOf<Name>, file: Buffer) => Promise<ResponseOf<Name>>;
};

const hasTexts = <Key extends string>(
  values: Readonly<Record<string, unknown>>,
  keys: readonly Key[],
): values is Record<Key, string> => keys.every((key) => typeof values[key] === "string");

/** @throws BuilderError 400 for a request without one of its texts */
async function readTexts<Key extends string>(
  { method, keys, maxBytes }: Endpoint<Key>,
  { params, url, readJson }: OrgRequest,
): Promise<Record<Key, string>> {
  const isQuery = method === "GET" || maxBytes !== undefined;
  const values = { ...(isQuery ? Object.fromEntries(url.searchParams) : Object(await readJson())), ...params };
  if (!hasTexts(values, keys)) throw new BuilderError(400, messages.incompleteRequest);
  return values;
}

function routeOf<Name extends EndpointName>(name: Name, handlers: Handlers): Route {
  const endpoint: Endpoint<(typeof endpoints)[Name]["keys"][number]> = endpoints[name];
  const { method, path, maxBytes } = endpoint;
  return {
    method,
    pattern: `/org/builder/api/${path}`,
    async handle(request) {
      try {
        const texts = await readTexts(endpoint, request);
        // The page checks the size before it sends a file. This limit bounds the memory of other requests.
        const file = await (maxBytes === undefined ? Buffer.alloc(0) : request.readBytes(2 * maxBytes));
        const body = await handlers[name](texts, file);
        return body === undefined ? noContent : json(200, body);
      } catch (error) {
        if (error instanceof BuilderError) return json(error.status, { message: error.message, ...error.details });
        throw error;
      }
    },
  };
}

const isName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

/** A route for each endpoint. */
export const endpointRoutes = (handlers: Handlers): Route[] =>
  Object.keys(endpoints)
    .filter(isName)
    .map((name) => routeOf(name, handlers));
