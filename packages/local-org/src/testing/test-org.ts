import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { request, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { metadataFolders } from "../metadata/load-org-metadata.ts";
import { editFile } from "./edit-file.ts";
import { createLocalOrg, type LocalOrg, type LocalOrgOptions } from "../create-local-org.ts";

/** The metadata that is deployed. */
export const realForceApp = resolve(import.meta.dirname, "../../../../force-app/main/default");

/** The object behind the form. */
export const objectName = "Contact_Request__c";

/** The object whose records point at requests. */
export const quotationName = "Quotation__c";

/** A complete response. */
export interface TestResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The body as JSON, or the empty object when it is none; loosely typed because tests read what they expect. */
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
  /** Stops the org and removes its folders. */
  remove(): Promise<void>;
}

/** Options of {@link startTestOrg}. */
export interface TestOrgOptions extends Partial<Omit<LocalOrgOptions, "forceApp" | "dataDir" | "log">> {
  /** Works on a copy of the metadata that the test may change. */
  copyMetadata?: boolean;
  /** Activates the duplicate rule in a copy of the metadata. Salesforce needs it to be deployed inactive. */
  activeDuplicateRule?: boolean;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Sends a request over a connection of its own, with exactly this path. */
export function sendTo(port: number, method: string, path: string, options: TestRequest = {}): Promise<TestResponse> {
  const { body, administrator, headers = {} } = options;
  const payload = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const allHeaders = {
    ...(payload !== undefined && { "content-type": "application/json", "content-length": Buffer.byteLength(payload) }),
    ...(administrator && { authorization: "Bearer local-admin" }),
    ...headers,
  };
  return new Promise((settle, reject) => {
    const outgoing = request(
      { host: "127.0.0.1", port, method, path, headers: allHeaders, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          settle({ status: response.statusCode ?? 0, headers: response.headers, text, body: parse(text) });
        });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(payload);
  });
}

/** An empty folder that only this test uses. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), "local-org-"));

/** Copies the metadata that the org reads, so that a test may change it. */
export function copyOfMetadata(folder: string): string {
  for (const name of [...metadataFolders, "networks", "sites", "staticresources"]) {
    cpSync(join(realForceApp, name), join(folder, name), { recursive: true });
  }
  return folder;
}

function activateDuplicateRule(forceApp: string): void {
  editFile(forceApp, `duplicateRules/${quotationName}.Dubbele_offerte.duplicateRule-meta.xml`, (text) =>
    text.replace("<isActive>false", "<isActive>true"),
  );
  editFile(forceApp, `matchingRules/${quotationName}.matchingRule-meta.xml`, (text) =>
    text.replace("Inactive", "Active"),
  );
}

/** Starts an org on a free port with an empty folder for its data. */
export async function startTestOrg({
  activeDuplicateRule = false,
  copyMetadata = activeDuplicateRule,
  ...options
}: TestOrgOptions = {}): Promise<TestOrg> {
  const folder = temporaryFolder();
  const dataDir = join(folder, "data");
  const forceApp = copyMetadata ? copyOfMetadata(join(folder, "metadata")) : realForceApp;
  if (activeDuplicateRule) activateDuplicateRule(forceApp);
  const lines: string[] = [];
  const org = await createLocalOrg({ port: 0, ...options, forceApp, dataDir, log: (line) => lines.push(line) });
  const remove = async (): Promise<void> => {
    await org.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    ...org,
    forceApp,
    dataDir,
    lines,
    send: (method, path, what) => sendTo(org.port, method, path, what),
    remove,
  };
}
