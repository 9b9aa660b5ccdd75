import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { request, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { metadataFolders } from "../metadata/load-org-metadata.ts";
import { uiApi } from "./paths.ts";
import { createLocalOrg, type LocalOrg, type LocalOrgOptions } from "../create-local-org.ts";

/** The metadata that is deployed. */
export const realForceApp = resolve(import.meta.dirname, "../../../../force-app/main/default");

/** The metadata of a small project of another company: `house-agency` or `bike-dealer`. */
export const sampleProject = (name: string): string => join(import.meta.dirname, "sample-projects", name);

/** Parameters of Node for a local org in a process of its own, on the deployed metadata. It runs from source: nothing has to be built. */
export const orgProcess = (dataDir: string): string[] => [
  "--conditions=source",
  join(import.meta.dirname, "run-org.ts"),
  realForceApp,
  dataDir,
];

/** The object of the requests that visitors submit. */
export const requestName = "Contact_Request__c";

/** The object whose records look up to requests. */
export const quotationName = "Quotation__c";

/** A complete response. */
export interface TestResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The parsed JSON, or an empty object if the text is not JSON. */
  body: unknown;
}

/** What to send, apart from method and path. */
export interface TestRequest {
  /** A string is sent unchanged, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Sends the administrator's token. */
  administrator?: boolean;
}

/** An org of a test's own, with a client that can also send what browsers do not allow. */
export interface TestOrg extends LocalOrg {
  /** The folder of the metadata: the real one, or a copy. */
  forceApp: string;
  dataDir: string;
  /** Every line the org logged. */
  lines: string[];
  send(method: string, path: string, request?: TestRequest): Promise<TestResponse>;
  /** Calls the UI API, as administrator. */
  asAdministrator(method: string, path: string, body?: unknown): Promise<TestResponse>;
  /** Calls the UI API, as the guest of the site. */
  asGuest(method: string, path: string, body?: unknown): Promise<TestResponse>;
  /** Creates a contact request as administrator, and returns its id. */
  createRequest(fields?: Record<string, unknown>): Promise<string>;
  /** Creates a quotation as administrator, also if it is a duplicate, and returns its id. */
  createQuotation(fields?: Record<string, unknown>): Promise<string>;
  /** Returns how many contact requests the administrator sees. */
  countRequests(): Promise<number>;
  /** Stops the org and removes its folders. */
  remove(): Promise<void>;
}

/** Lets guests read the description of requests, as a deployment with `--guest-options` does. */
export const readingGuests = { guestPermissionSets: ["Website_Guest", "Website_Guest_Options"] } as const;

/** Options of {@link startTestOrg}. */
export interface TestOrgOptions extends Partial<Omit<LocalOrgOptions, "dataDir" | "log">> {
  /** Works on a copy of the metadata that the test may change. */
  copyMetadata?: boolean;
  /** Adds a rule about equal quotations, to a copy of the metadata. */
  hasDuplicateRule?: boolean;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Sends a request over a connection of its own, with exactly this path. */
export function sendTo(port: number, method: string, path: string, sent: TestRequest = {}): Promise<TestResponse> {
  const { body, administrator, headers = {} } = sent;
  const payload = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const allHeaders = {
    ...(payload !== undefined && { "content-type": "application/json", "content-length": Buffer.byteLength(payload) }),
    ...(administrator && { authorization: "Bearer local-admin" }),
    ...headers,
  };
  return new Promise((settle, reject) => {
    const options = { host: "127.0.0.1", port, method, path, headers: allHeaders, agent: false };
    const outgoing = request(options, (response) => {
      const { statusCode: status = 0, headers: responseHeaders } = response;
      const respond = (content: Buffer): void => {
        // Not TextDecoder, which removes a byte order mark.
        const text = content.toString();
        settle({ status, headers: responseHeaders, text, body: parse(text) });
      };
      buffer(response).then(respond, reject);
    });
    outgoing.on("error", reject);
    outgoing.end(payload);
  });
}

/** Copies the metadata that the org reads, so that a test may change it. */
export function copyOfMetadata(folder: string): string {
  for (const name of [...metadataFolders, "networks", "sites", "staticresources"]) {
    const source = join(realForceApp, name);
    if (existsSync(source)) cpSync(source, join(folder, name), { recursive: true });
  }
  return folder;
}

/** Adds a rule about equal quotations to a copy of the metadata, which has none: an administrator makes those in the org. */
export const addDuplicateRule = (forceApp: string): void =>
  cpSync(join(import.meta.dirname, "duplicate-rule"), forceApp, { recursive: true });

/** Starts an org on a free port with an empty folder for its data. */
export async function startTestOrg({
  hasDuplicateRule = false,
  copyMetadata = hasDuplicateRule,
  ...options
}: TestOrgOptions = {}): Promise<TestOrg> {
  const folder = mkdtempSync(join(tmpdir(), "local-org-"));
  const dataDir = join(folder, "data");
  const forceApp = copyMetadata ? copyOfMetadata(join(folder, "metadata")) : (options.forceApp ?? realForceApp);
  if (hasDuplicateRule) addDuplicateRule(forceApp);
  const lines: string[] = [];
  const org = await createLocalOrg({ port: 0, ...options, forceApp, dataDir, log: (line) => lines.push(line) });
  const send: TestOrg["send"] = (method, path, sent) => sendTo(org.port, method, path, sent);
  const asAdministrator: TestOrg["asAdministrator"] = (method, path, body) =>
    send(method, uiApi + path, { body, administrator: true });
  const create = async (apiName: string, fields: Record<string, unknown>): Promise<string> => {
    const response = await asAdministrator("POST", "/records", { apiName, fields, allowSaveOnDuplicate: true });
    const { id }: { id?: string } = Object(response.body);
    if (id === undefined) throw new Error(`No record was created: ${response.text}`);
    return id;
  };
  return {
    ...org,
    forceApp,
    dataDir,
    lines,
    send,
    asAdministrator,
    asGuest: (method, path, body) => send(method, uiApi + path, { body }),
    createRequest: (fields) => create(requestName, { LastName__c: "Jansen", ...fields }),
    createQuotation: (fields) => create(quotationName, { Subject__c: "Rondreis Japan", ...fields }),
    async countRequests() {
      const response = await asAdministrator("POST", `/list-records/${requestName}/Alle_aanvragen`, { pageSize: 2000 });
      const { count }: { count?: number } = Object(response.body);
      if (count === undefined) throw new Error(`The list could not be read: ${response.text}`);
      return count;
    },
    async remove() {
      await org.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
