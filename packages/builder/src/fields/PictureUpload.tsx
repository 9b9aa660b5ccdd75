import { useState, type ReactNode } from "react";
import { call, messageOf } from "../api.ts";
import { maxPictureBytes } from "../contract/endpoints.ts";
import { messages } from "../messages.ts";
import { FieldFrame } from "./FieldFrame.tsx";

/** Adds a picture of this computer to the site. @param props.onUploaded called with its address */
export function PictureUpload({ onUploaded }: { onUploaded(address: string): void }): ReactNode {
  const [result, setResult] = useState<{ sentence?: string; error?: string }>({});
  const upload = (file: File): void => {
    if (file.size > maxPictureBytes) return setResult({ error: messages.pictureTooLarge("1 MB") });
    setResult({ sentence: "De foto wordt toegevoegd…" });
    call("uploadPicture", { name: file.name }, file).then(
      ({ address }) => {
        setResult({ sentence: `Toegevoegd: ${address.slice(address.lastIndexOf("/") + 1)}.` });
        onUploaded(address);
      },
      (reason: unknown) => setResult({ error: messageOf(reason) }),
    );
    return undefined;
  };
  return (
    <div className="org-builder-upload">
      <FieldFrame
        label="Foto van deze computer toevoegen"
        description="Png, jpg, webp of avif, hoogstens 1 MB."
        error={result.error}
      >
        {(ids) => (
          <input
            {...ids}
            type="file"
            className="org-builder-upload__file"
            accept=".png,.jpg,.jpeg,.webp,.avif"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) upload(file);
              // The same file can be chosen again.
              target.value = "";
            }}
          />
        )}
      </FieldFrame>
      <p role="status" className="org-builder-upload__status">
        {result.sentence}
      </p>
    </div>
  );
}
