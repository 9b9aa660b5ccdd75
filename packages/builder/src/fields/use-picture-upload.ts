import { useState } from "react";
import { call, messageOf } from "../api.ts";
import { messages } from "../messages/index.ts";
import { shrinkPicture } from "./shrink-picture.ts";

/** Adding a picture of this computer. */
export interface PictureUpload {
  /** What happens, or has happened. */
  sentence: string;
  error: string | undefined;
  /** Address of the picture that was uploaded last; empty for none. */
  uploaded: string;
  upload(file: File): void;
}

/** @param onUploaded called with the picture's address, and the name of the file */
export function usePictureUpload(onUploaded: (address: string, fileName: string) => void): PictureUpload {
  const [{ sentence = "", error, address: uploaded = "" }, setResult] = useState<{
    sentence?: string;
    error?: string;
    address?: string;
  }>({});
  const upload = async (file: File): Promise<void> => {
    setResult({ sentence: messages.fields.isUploading });
    const { address } = await call("uploadPicture", { name: file.name }, await shrinkPicture(file));
    setResult({ sentence: messages.fields.uploaded(address.slice(address.lastIndexOf("/") + 1)), address });
    onUploaded(address, file.name);
  };
  return {
    sentence,
    error,
    uploaded,
    upload: (file) => void upload(file).catch((reason: unknown) => setResult({ error: messageOf(reason) })),
  };
}
