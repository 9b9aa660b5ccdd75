import { OrgError } from "../errors.ts";
import type { OrgRequest } from "./router.ts";

/** The largest form with files, in bytes. */
const maxFormBytes = 10_000_000;

/** The error of a request without such a form. */
export const notMultipart = (): OrgError =>
  new OrgError(400, "INVALID_MULTIPART_REQUEST", "The body must be multipart/form-data with a part fileData.");

/** Reads a form with files. @throws OrgError 400 for any other body, 413 for one that is too large */
export async function readForm(request: OrgRequest): Promise<FormData> {
  const contentType = request.headers["content-type"] ?? "";
  if (!/^multipart\/form-data/i.test(contentType)) throw notMultipart();
  const bytes = await request.readBytes(maxFormBytes);
  try {
    return await new Response(new Uint8Array(bytes), { headers: { "content-type": contentType } }).formData();
  } catch {
    throw notMultipart();
  }
}
