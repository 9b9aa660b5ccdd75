import type { ContentVersion } from "@travel-design/platform";
import { basename, extname } from "node:path";
import { withETag } from "../../http/response.ts";
import { notMultipart } from "../../http/read-form.ts";
import { normalizeId } from "../../salesforce-id.ts";
import { noSuchRecord, postForm, requireRecords, type Call, type Endpoint } from "../endpoint.ts";
import { invalidParameter } from "../paging.ts";
import type { FileVersion } from "../../user-data/file-store.ts";

const maxTitleLength = 255;
const maxDescriptionLength = 1000;

/** A text part; `null` when it is absent or empty. */
function textPart(form: FormData, name: string, maxLength: number): string | null {
  const part = form.get(name) ?? "";
  if (typeof part !== "string") throw invalidParameter(`${name} must be a text, not a file.`);
  if (part.length > maxLength) throw invalidParameter(`${name} takes at most ${maxLength} characters.`);
  return part.trim() || null;
}

/** A record of the platform's own objects, as responses contain records. */
function platformRecord(
  apiName: string,
  id: string,
  time: string,
  values: Record<string, string | number | boolean | null>,
) {
  const fields = Object.entries(values).map(([name, value]) => [name, { displayValue: null, value }]);
  return withETag({
    apiName,
    childRelationships: {},
    fields: Object.fromEntries(fields),
    id,
    lastModifiedDate: time,
    recordTypeId: null,
    recordTypeInfo: null,
    systemModstamp: time,
    weakEtag: Date.parse(time),
  });
}

/** A version with its document, and whom it is shared with. */
function composite(version: FileVersion) {
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
 * Stores an uploaded file.
 *
 * @param documentId whose newest version it becomes; absent for a new document
 * @throws OrgError 403 for a guest, 400 for a form without a file, 413 for one that is too large
 */
async function upload(call: Call, form: FormData, documentId?: string): Promise<ContentVersion> {
  requireRecords(call);
  const file = form.get("fileData");
  if (!(file instanceof File)) throw notMultipart();
  // A browser may send a path; of that only the name counts.
  const fileName = basename(file.name.replaceAll("\\", "/")).slice(0, maxTitleLength).toWellFormed() || "bestand";
  const details = {
    title: textPart(form, "title", maxTitleLength) ?? basename(fileName, extname(fileName)),
    description: textPart(form, "description", maxDescriptionLength),
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
  const id = normalizeId(call.param("contentDocumentId"));
  if (id !== undefined && call.org.files.hasDocument(id)) return id;
  throw noSuchRecord();
}

const path = "/records/content-documents";

/** Uploading files, as new documents and as new versions of one. */
export const uploadEndpoints: readonly Endpoint[] = [
  postForm<ContentVersion>(`${path}/content-versions`, (call, form) => upload(call, form)),
  postForm<ContentVersion>(`${path}/:contentDocumentId/content-versions`, (call, form) =>
    upload(call, form, addressedDocument(call)),
  ),
];
