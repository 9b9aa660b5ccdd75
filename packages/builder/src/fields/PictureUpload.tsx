import { useState, type FormEvent, type ReactNode } from "react";
import { call, messageOf } from "../api.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { shrinkPicture } from "./shrink-picture.ts";
import { messages } from "../messages/index.ts";

/** Props of {@link PictureUpload}. */
export interface PictureUploadProps {
  /** Whether the picture needs a description. */
  asksDescription: boolean;
  /** Called with the picture's address, and what it shows. */
  onUploaded(address: string, description: string): void;
}

/** Adds a picture of this computer to the site: decoded, made smaller, and without what a camera says about place and time. */
export function PictureUpload({ asksDescription, onUploaded }: PictureUploadProps): ReactNode {
  const [result, setResult] = useState<{ sentence?: string; error?: string }>({});
  const [chosen, setChosen] = useState<File>();
  const [description, setDescription] = useState("");
  const upload = async (file: File): Promise<void> => {
    setChosen(undefined);
    setResult({ sentence: messages.fields.isUploading });
    try {
      const { address } = await call("uploadPicture", { name: file.name }, await shrinkPicture(file));
      setResult({ sentence: messages.fields.uploaded(address.slice(address.lastIndexOf("/") + 1)) });
      onUploaded(address, description.trim());
      setDescription("");
    } catch (reason) {
      setResult({ error: messageOf(reason) });
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen) void upload(chosen);
  };
  return (
    <form className="org-builder-upload" onSubmit={submit}>
      <FieldFrame label={messages.fields.uploadPicture} description={messages.fields.uploadHelp} error={result.error}>
        {(ids) => (
          <input
            {...ids}
            type="file"
            className="org-builder-upload__file"
            accept=".png,.jpg,.jpeg,.webp,.avif,.heic,.heif"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // The same file can be chosen again.
              target.value = "";
              setResult({});
              if (file && asksDescription) setChosen(file);
              else if (file) void upload(file);
            }}
          />
        )}
      </FieldFrame>
      {chosen && (
        <>
          <FieldFrame
            label={messages.fields.whatPictureShows(chosen.name)}
            description={messages.fields.whatPictureShowsHelp}
          >
            {(ids) => (
              <input
                {...ids}
                className="org-builder-input"
                value={description}
                onChange={(event) => setDescription(event.target.value)}
              />
            )}
          </FieldFrame>
          <button type="submit" className="org-builder-button org-builder-main-button">
            {messages.fields.addPicture}
          </button>
        </>
      )}
      <p role="status" className="org-builder-upload__status">
        {result.sentence}
      </p>
    </form>
  );
}
