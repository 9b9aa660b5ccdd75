import { useEffect, useState, type ReactNode } from "react";
import { call, messageOf } from "../api.ts";
import { BackLink } from "../controls/BackLink.tsx";
import type { UploadedPicture } from "../contract/responses.ts";
import { useSite } from "../site-context.ts";

const nameOf = (address: string): string => address.slice(address.lastIndexOf("/") + 1);

const usageOf = ({ usedBy }: UploadedPicture): string =>
  usedBy.length === 0
    ? "Nergens gebruikt."
    : `Staat op ${new Intl.ListFormat("nl").format(new Set(usedBy.map(({ title }) => title)))}.`;

/** The page "Foto's": what was added, where it is shown, and deleting what no page shows. */
export function PicturesPage(): ReactNode {
  const { basePath } = useSite();
  const [pictures, setPictures] = useState<readonly UploadedPicture[]>();
  const [sentence, setSentence] = useState("");
  const [error, setError] = useState("");
  useEffect(() => {
    call("readUploads", {}).then(setPictures, (reason: unknown) => setError(messageOf(reason)));
  }, []);
  const remove = async (address: string): Promise<void> => {
    setError("");
    await call("deletePicture", { address });
    setPictures(await call("readUploads", {}));
    setSentence(`${nameOf(address)} is verwijderd. U kunt de foto terugzetten bij Eerdere versies.`);
  };
  return (
    <main className="org-builder-pages">
      <BackLink />
      <h1>Foto's</h1>
      <p>
        Dit zijn de foto's die in de bouwer zijn toegevoegd. Alle foto's samen mogen 5 MB groot zijn: verwijder wat
        nergens meer staat.
      </p>
      {error && <p role="alert">{error}</p>}
      <p role="status">{sentence}</p>
      {pictures?.length === 0 && <p>Er zijn nog geen foto's toegevoegd. Dat doet u bij het veld van een foto.</p>}
      <ul className="org-builder-pages__list">
        {pictures?.map((picture) => (
          <li key={picture.address} className="org-builder-pages__row">
            <img className="org-builder-picture__preview" src={basePath + picture.address} alt="" loading="lazy" />
            <span className="org-builder-pages__version">
              <span className="org-builder-pages__title">{nameOf(picture.address)}</span>
              <span className="org-builder-toolbar__path">{usageOf(picture)}</span>
            </span>
            {picture.usedBy.length === 0 && (
              <button
                type="button"
                className="org-builder-button"
                aria-label={`${nameOf(picture.address)} verwijderen`}
                onClick={() => void remove(picture.address).catch((reason: unknown) => setError(messageOf(reason)))}
              >
                Verwijderen
              </button>
            )}
          </li>
        ))}
      </ul>
    </main>
  );
}
