import { basename, extname } from "node:path";
import { OrgError } from "../errors.ts";
import { json, withETag, type Answer } from "../http/answer.ts";
import { normaliseId } from "../salesforce-id.ts";
import { noSuchRecord, requireRecords, type Call, type Endpoint } from "../ui-api/endpoint.ts";
import { invalidParameter } from "../ui-api/paging.ts";
import type { FileVersion } from "./file-store.ts";

/** Most bytes of an upload. */
const largestUpload = 10_000_000;
const longestTitle = 255;
const longestDescription = 1000;

const notMultipart = (): OrgError =>
  new OrgError(400, "INVALID_MULTIPART_REQUEST", "The body must be multipart/form-data with a part fileData.");

/** @throws OrgError 400 for a body that is no form */
async function readForm({ request }: Call): Promise<FormData> {
  const contentType = request.headers["content-type"] ?? "";
  if (!/^multipart\/form-data/i.test(contentType)) throw notMultipart();
  const bytes = await request.readBytes(largestUpload);
  try {
    return await new Response(new Uint8Array(bytes), { headers: { "content-type": contentType } }).formData();
  } catch {
    throw notMultipart();
  }
}

/** A text part; `null` when it is absent or empty. */
function textPart(form: FormData, name: string, longest: number): string | null {
  const part = form.get(name) ?? "";
  if (typeof part !== "string") throw invalidParameter(`${name} must be a text, not a file.`);
  if (part.length > longest) throw invalidParameter(`${name} takes at most ${longest} characters.`);
  return part.trim() || null;
}

/** A record of the platform's own objects, as answers show records. */
function platformRecord(
  apiName: string,
  id: string,
  moment: string,
  values: Record<string, string | number | boolean | null>,
): object {
  const fields = Object.entries(values).map(([name, value]) => [name, { displayValue: null, value }]);
  return withETag({
    apiName,
    childRelationships: {},
    fields: Object.fromEntries(fields),
    id,
    lastModifiedDate: moment,
    recordTypeId: null,
    recordTypeInfo: null,
    systemModstamp: moment,
    weakEtag: Date.parse(moment),
  });
}

/** A version with its document, and whom it is shared with. */
function composite(version: FileVersion): object {
  const { createdDate, description, documentId, fileName, id, ownerId, size, title, versionNumber } = version;
  const extension = extname(fileName).slice(1) || null;
  const shared = { Title: title, Description: description, FileExtension: extension, ContentSize: size };
  return {
    contentDocument: platformRecord("ContentDocument", documentId, createdDate, {
      ...shared,
      Id: documentId,
      LatestPublishedVersionId: id,
      OwnerId: ownerId,
    }),
    contentDocumentId: documentId,
    contentDocumentLinks: [
      platformRecord("ContentDocumentLink", documentId.replace(/^069/, "06A"), createdDate, {
        ContentDocumentId: documentId,
        LinkedEntityId: ownerId,
        ShareType: "I",
      }),
    ],
    contentVersion: platformRecord("ContentVersion", id, createdDate, {
      ...shared,
      ContentDocumentId: documentId,
      Id: id,
      IsLatest: true,
      PathOnClient: fileName,
      VersionNumber: String(versionNumber),
    }),
    id,
    title,
  };
}

/**
 * Keeps an uploaded file.
 *
 * @param documentId whose newest version it becomes; absent for a new document
 * @throws OrgError 403 for a guest, 400 for a form without a file, 413 for one that is too large
 */
async function upload(call: Call, documentId?: string): Promise<Answer> {
  requireRecords(call);
  const form = await readForm(call);
  const file = form.get("fileData");
  if (!(file instanceof File)) throw notMultipart();
  // A browser may send a path; of that only the name counts.
  const fileName = basename(file.name.replaceAll("\\", "/")).slice(0, longestTitle) || "bestand";
  const details = {
    title: textPart(form, "title", longestTitle) ?? basename(fileName, extname(fileName)),
    description: textPart(form, "description", longestDescription),
    fileName,
    size: file.size,
    ownerId: call.userId,
    createdDate: new Date(call.org.now()).toISOString(),
  };
  const version = await call.org.files.add(details, new Uint8Array(await file.arrayBuffer()), documentId);
  return json(201, withETag(composite(version)));
}

/** @throws OrgError 404 for a document that does not exist */
function addressedDocument(call: Call): string {
  requireRecords(call);
  const id = normaliseId(call.param("contentDocumentId"));
  if (id !== undefined && call.org.files.hasDocument(id)) return id;
  throw noSuchRecord();
}

/** Uploading files, as new documents and as new versions of one. */
export const uploadEndpoints: readonly Endpoint[] = [
  { method: "POST", path: "/records/content-documents/content-versions", answer: (call) => upload(call) },
  {
    method: "POST",
    path: "/records/content-documents/:contentDocumentId/content-versions",
    answer: (call) => upload(call, addressedDocument(call)),
  },
];
