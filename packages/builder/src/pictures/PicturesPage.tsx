import { useRef, useState, type ReactNode } from "react";
import { call, messageOf } from "../api.ts";
import { BackLink } from "../controls/BackLink.tsx";
import { useAnnouncement } from "../controls/use-announcement.ts";
import { usePageTitle } from "../controls/use-page-title.ts";
import { icons } from "../controls/icons.ts";
import { SearchInput } from "../controls/SearchInput.tsx";
import { ToolButton } from "../controls/ToolButton.tsx";
import type { SitePicture } from "../contract/responses.ts";
import { includesSearch } from "../search-text.ts";
import { useSite } from "../site-context.ts";
import { pictureName, pictureSize, pictureUse, resourceShares } from "./picture-words.ts";
import { usePictures } from "./use-pictures.ts";
import { messages } from "../messages/index.ts";

/** Those that can be deleted come first. */
const byUse = (a: SitePicture, b: SitePicture): number => Number(b.isAdded) - Number(a.isAdded);

/** The page "Foto's": how large each is and where it is shown, and deleting what no page shows. */
export function PicturesPage(): ReactNode {
  const { basePath } = useSite();
  const { all = [], resources, error: loadError, reload } = usePictures();
  const [query, setQuery] = useState("");
  const search = useRef<HTMLInputElement>(null);
  const [sentence, announce] = useAnnouncement();
  usePageTitle(messages.places.pictures);
  const [error, setError] = useState("");
  const found = all
    .filter((picture) => includesSearch(`${pictureName(picture.address)} ${pictureUse(picture)}`, query))
    .toSorted(byUse);
  const remove = async (address: string): Promise<void> => {
    setError("");
    await call("deletePicture", { address });
    reload();
    // The button that was pressed goes.
    search.current?.focus();
    announce(messages.pictures.removed(pictureName(address)));
  };
  return (
    <main className="org-builder-pages">
      <BackLink />
      <h1>{messages.places.pictures}</h1>
      <p>{messages.pictures.howToAdd}</p>
      {resources.length > 0 && <p className="org-builder-quiet">{resourceShares(resources)}</p>}
      <div className="org-builder-pages__tools">
        <SearchInput ref={search} label={messages.pictures.searchByPage} value={query} onChange={setQuery} />
      </div>
      {(error || loadError) && <p role="alert">{error || loadError}</p>}
      <p role="status">{all.length > 0 && found.length === 0 ? messages.pictures.noneFound : sentence}</p>
      <ul className="org-builder-pages__list">
        {found.map((picture) => (
          <li key={picture.address} className="org-builder-pages__row">
            <img className="org-builder-picture__preview" src={basePath + picture.address} alt="" loading="lazy" />
            <span className="org-builder-pages__version">
              <span className="org-builder-pages__title">{pictureName(picture.address)}</span>
              <span className="org-builder-quiet">{pictureSize(picture)}</span>
              <span className="org-builder-quiet">{pictureUse(picture)}</span>
            </span>
            {picture.isAdded && picture.usedBy.length === 0 && (
              <ToolButton
                icon={icons.remove}
                label={messages.actions.removeOf(pictureName(picture.address))}
                onClick={() => void remove(picture.address).catch((reason: unknown) => setError(messageOf(reason)))}
              />
            )}
          </li>
        ))}
      </ul>
    </main>
  );
}
