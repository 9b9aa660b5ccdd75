import { useId, type ReactNode } from "react";
import { messages } from "../messages/index.ts";
import type { PictureUpload } from "./use-picture-upload.ts";

/** Chooses a picture of this computer: decoded, made smaller, and without what a camera says about place and time. */
export function PictureUploadButton({ upload }: Pick<PictureUpload, "upload">): ReactNode {
  const id = useId();
  return (
    <div className="org-builder-upload">
      <label className="org-builder-button">
        {messages.fields.uploadPicture}
        <input
          type="file"
          className="org-builder-upload__file"
          aria-describedby={id}
          accept=".png,.jpg,.jpeg,.webp,.avif,.heic,.heif"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file can be chosen again.
            target.value = "";
            if (file) upload(file);
          }}
        />
      </label>
      <p id={id} className="org-builder-field__help">
        {messages.fields.uploadHelp}
      </p>
    </div>
  );
}
