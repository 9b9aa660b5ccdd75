import { useRef, useState, type ReactNode } from "react";
import { call, messageOf } from "../api.ts";
import { BackLink } from "../controls/BackLink.tsx";
import { icons } from "../controls/icons.ts";
import { SearchInput } from "../controls/SearchInput.tsx";
import { ToolButton } from "../controls/ToolButton.tsx";
import type { SitePicture } from "../contract/responses.ts";
import { includesSearch } from "../search-text.ts";
import { useSite } from "../site-context.ts";
import { pictureName, pictureSize, pictureUse } from "./picture-words.ts";
import { usePictures } from "./use-pictures.ts";

/** Those that can be deleted come first. */
const byUse = (a: SitePicture, b: SitePicture): number => Number(b.isAdded) - Number(a.isAdded);

/** The page "Foto's": how large each is and where it is shown, and deleting what no page shows. */
export function PicturesPage(): ReactNode {
  const { basePath } = useSite();
  const { all = [], error: loadError, reload } = usePictures();
  const [query, setQuery] = useState("");
  const search = useRef<HTMLInputElement>(null);
  const [sentence, setSentence] = useState("");
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
    setSentence(`${pictureName(address)} is verwijderd. U kunt de foto terugzetten bij Eerdere versies.`);
  };
  return (
    <main className="org-builder-pages">
      <BackLink />
      <h1>Foto's</h1>
      <p>
        Een foto voegt u toe bij het veld van een foto. Alle foto's die u toevoegt, mogen samen 5 MB groot zijn:
        verwijder wat nergens meer staat.
      </p>
      <div className="org-builder-pages__tools">
        <SearchInput ref={search} label="Zoek een foto of een pagina" value={query} onChange={setQuery} />
      </div>
      {(error || loadError) && <p role="alert">{error || loadError}</p>}
      <p role="status">{all.length > 0 && found.length === 0 ? "Geen foto's gevonden." : sentence}</p>
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
                label={`${pictureName(picture.address)} verwijderen`}
                onClick={() => void remove(picture.address).catch((reason: unknown) => setError(messageOf(reason)))}
              />
            )}
          </li>
        ))}
      </ul>
    </main>
  );
}
