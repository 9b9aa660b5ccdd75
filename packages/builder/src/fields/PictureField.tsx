import { pathName } from "@travel-design/ui/internal";
import { useState, type ReactNode } from "react";
import { useSite } from "../site-context.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { asText, type FieldProps } from "./field-props.ts";
import { PictureChooser } from "./PictureChooser.tsx";
import { messages } from "../messages/index.ts";

/** Props of {@link PictureField}. */
export interface PictureFieldProps extends FieldProps {
  /** The picture's own property names a picture of the CMS; one of a static resource is in a property beside it. */
  contentKey: unknown;
  /** What the component's pictures show; undefined if it has no property for that. */
  pictureText: string | undefined;
  /** Called with the address of an added picture, and what it shows. */
  onAdded(address: string, description: string): void;
}

/** Name of the property that a picked picture is stored in. */
export const picturePathOf = pathName;

/** A picture: an address, or one of the site's static resources. */
export function PictureField({
  property,
  value,
  contentKey,
  error,
  pictureText,
  onChange,
  onAdded,
}: PictureFieldProps): ReactNode {
  const { basePath } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  const [isReplaced, setIsReplaced] = useState(false);
  const address = asText(value);
  const key = asText(contentKey);
  const choose = (picture: string): void => {
    setIsReplaced(picture !== address);
    onChange(picture);
  };
  return (
    <FieldFrame
      name={property.name}
      label={property.label}
      description={key && !address ? messages.fields.contentPicture(key) : property.description}
      error={error}
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
          <button
            type="button"
            className="org-builder-button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? messages.fields.closePictures : messages.fields.choosePicture}
          </button>
          {isReplaced && pictureText && (
            <p role="status" className="org-builder-field__help">
              {messages.fields.isTextStillRight(pictureText)}
            </p>
          )}
          {isOpen && (
            <PictureChooser
              label={property.label}
              address={address}
              asksDescription={pictureText === ""}
              onChoose={choose}
              onAdded={(picture, description) => {
                setIsReplaced(description === "");
                onAdded(picture, description);
              }}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}
