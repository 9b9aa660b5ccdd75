import { pathName } from "@travel-design/ui/internal";
import { useRef, useState, type DragEvent, type ReactNode } from "react";
import { pictureName } from "../pictures/picture-words.ts";
import { useSite } from "../site-context.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { asText, type FieldProps } from "./field-props.ts";
import { PictureChooser } from "./PictureChooser.tsx";
import { PictureText } from "./PictureText.tsx";
import { usePictureUpload } from "./use-picture-upload.ts";
import { messages } from "../messages/index.ts";

/** Props of {@link PictureField}. */
export interface PictureFieldProps extends FieldProps {
  /** The picture's own property names a picture of the CMS; one of a static resource is in a property beside it. */
  contentKey: unknown;
  /** What the component's pictures show; undefined if it has no property for that. */
  pictureText: string | undefined;
  onDescribe(text: string): void;
}

/** Name of the property that a picked picture is stored in. */
export const picturePathOf = pathName;

/** A picture: an address, or one of the site's static resources. A file that is dropped on it is added to the site. */
export function PictureField({
  property,
  value,
  contentKey,
  error,
  pictureText,
  onChange,
  onDescribe,
}: PictureFieldProps): ReactNode {
  const { basePath } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  /** The picture whose description is asked for. */
  const [asked, setAsked] = useState("");
  const opener = useRef<HTMLButtonElement>(null);
  const address = asText(value);
  const key = asText(contentKey);
  const choose = (picture: string, name = pictureName(picture)): void => {
    if (picture !== address) setAsked(name);
    onChange(picture);
  };
  const { sentence, error: uploadError, uploaded, upload } = usePictureUpload(choose);
  const drop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    if (file) upload(file);
  };
  return (
    <div data-accepts-files="" onDrop={drop}>
      <FieldFrame
        name={property.name}
        label={property.label}
        description={key && !address ? messages.fields.contentPicture(key) : property.description}
        error={uploadError ?? error}
      >
        {(ids) => (
          <>
            <div className="org-builder-picture">
              {address.startsWith("/") && (
                <img className="org-builder-picture__preview" src={basePath + address} alt="" />
              )}
              <input
                {...ids}
                className="org-builder-input"
                value={address}
                onChange={(event) => onChange(event.target.value)}
              />
            </div>
            {asked !== "" && pictureText !== undefined && (
              <PictureText
                key={asked}
                name={asked}
                text={pictureText}
                onChange={onDescribe}
                onDone={() => {
                  setAsked("");
                  opener.current?.focus();
                }}
              />
            )}
            <button
              ref={opener}
              type="button"
              className="org-builder-button"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? messages.fields.closePictures : messages.fields.choosePicture}
            </button>
            <p role="status" className="org-builder-upload__status">
              {sentence}
            </p>
            {isOpen && (
              <PictureChooser
                label={property.label}
                address={address}
                uploaded={uploaded}
                upload={upload}
                onChoose={choose}
              />
            )}
          </>
        )}
      </FieldFrame>
    </div>
  );
}
