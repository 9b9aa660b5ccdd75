import { pathName } from "@travel-design/ui/internal";
import { useState, type ReactNode } from "react";
import { includesSearch } from "../search-text.ts";
import { useAddedPictures, useSite } from "../site-context.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { asText, type FieldProps } from "./field-props.ts";
import { PictureUpload } from "./PictureUpload.tsx";

const fileName = (address: string): string => address.slice(address.lastIndexOf("/") + 1);

/** Props of {@link PictureField}. */
export interface PictureFieldProps extends FieldProps {
  /** The picture's own property names a picture of the CMS; one of a static resource is in a property beside it. */
  contentKey: unknown;
  /** Whether an added picture needs a description. */
  asksDescription: boolean;
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
  asksDescription,
  onChange,
  onAdded,
}: PictureFieldProps): ReactNode {
  const { pictures, basePath } = useSite();
  const added = useAddedPictures();
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState("");
  const offered = [...new Set([...added.addresses, ...pictures])].filter((picture) =>
    includesSearch(fileName(picture), query),
  );
  const address = asText(value);
  const key = asText(contentKey);
  return (
    <FieldFrame
      name={property.name}
      label={property.label}
      description={key && !address ? `Nu: foto ${key} uit het CMS.` : property.description}
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
            {isOpen ? "Foto's sluiten" : "Kies een foto"}
          </button>
          {isOpen && (
            <PictureUpload
              asksDescription={asksDescription}
              onUploaded={(picture, description) => {
                added.add(picture);
                onAdded(picture, description);
              }}
            />
          )}
          {isOpen && (
            <input
              type="search"
              className="org-builder-input"
              aria-label="Zoek een foto"
              placeholder="Zoek een foto"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          )}
          {isOpen && offered.length === 0 && <p role="status">Geen foto heet zo.</p>}
          {isOpen && (
            <div className="org-builder-pictures" role="group" aria-label={`${property.label}: foto's van de site`}>
              {offered.map((picture) => (
                <button
                  key={picture}
                  type="button"
                  className="org-builder-pictures__item"
                  aria-pressed={picture === address}
                  onClick={() => onChange(picture)}
                >
                  <img className="org-builder-pictures__image" src={basePath + picture} alt="" loading="lazy" />
                  <span>{fileName(picture)}</span>
                </button>
              ))}
            </div>
          )}
        </>
      )}
    </FieldFrame>
  );
}
