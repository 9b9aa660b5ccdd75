import { useEffect, useState, type ReactNode } from "react";
import { SearchInput } from "../controls/SearchInput.tsx";
import { pictureName, pictureSize, pictureUse } from "../pictures/picture-words.ts";
import { usePictures } from "../pictures/use-pictures.ts";
import { includesSearch } from "../search-text.ts";
import { useSite } from "../site-context.ts";
import { PictureUploadButton } from "./PictureUploadButton.tsx";
import type { PictureUpload } from "./use-picture-upload.ts";
import { messages } from "../messages/index.ts";

/** Props of {@link PictureChooser}. */
export interface PictureChooserProps {
  /** Label of the field. */
  label: string;
  /** The chosen address. */
  address: string;
  /** Address of the picture that was uploaded last. A new one reloads the list. */
  uploaded: string;
  upload: PictureUpload["upload"];
  onChoose(address: string): void;
}

/** The pictures of the site to choose from, and a way to add one. */
export function PictureChooser({ label, address, uploaded, upload, onChoose }: PictureChooserProps): ReactNode {
  const { basePath } = useSite();
  const { all, error, reload } = usePictures();
  const [query, setQuery] = useState("");
  useEffect(() => {
    if (uploaded) reload();
  }, [uploaded, reload]);
  const offered = all?.filter((picture) => includesSearch(pictureName(picture.address), query)) ?? [];
  return (
    <>
      <PictureUploadButton upload={upload} />
      <SearchInput label={messages.pictures.search} value={query} onChange={setQuery} />
      {error && <p role="alert">{error}</p>}
      <p role="status">{all && offered.length === 0 && messages.pictures.noneFound}</p>
      <div className="org-builder-pictures" role="group" aria-label={messages.fields.picturesFor(label)}>
        {offered.map((picture) => (
          <button
            key={picture.address}
            type="button"
            className="org-builder-pictures__item"
            aria-pressed={picture.address === address}
            onClick={() => onChoose(picture.address)}
          >
            <img className="org-builder-pictures__image" src={basePath + picture.address} alt="" loading="lazy" />
            <span className="org-builder-pages__title">{pictureName(picture.address)}</span>
            <span>{pictureSize(picture)}</span>
            <span>{pictureUse(picture)}</span>
          </button>
        ))}
      </div>
    </>
  );
}
