import { basename, extname } from "node:path";
import { withETag } from "../http/answer.ts";
import { notMultipart } from "../http/read-form.ts";
import { normaliseId } from "../salesforce-id.ts";
import { noSuchRecord, postForm, requireRecords, type Call, type Endpoint } from "../ui-api/endpoint.ts";
import { invalidParameter } from "../ui-api/paging.ts";
import type { FileVersion } from "./file-store.ts";

const longestTitle = 255;
const longestDescription = 1000;

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
async function upload(call: Call, form: FormData, documentId?: string): Promise<object> {
  requireRecords(call);
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
  const version = call.org.files.add(details, new Uint8Array(await file.arrayBuffer()), documentId);
  return composite(version);
}

/** @throws OrgError 404 for a document that does not exist */
function addressedDocument(call: Call): string {
  requireRecords(call);
  const id = normaliseId(call.param("contentDocumentId"));
  if (id !== undefined && call.org.files.hasDocument(id)) return id;
  throw noSuchRecord();
}

const path = "/records/content-documents";

/** Uploading files, as new documents and as new versions of one. */
export const uploadEndpoints: readonly Endpoint[] = [
  postForm(`${path}/content-versions`, (call, form) => upload(call, form)),
  postForm(`${path}/:contentDocumentId/content-versions`, (call, form) => upload(call, form, addressedDocument(call))),
];
