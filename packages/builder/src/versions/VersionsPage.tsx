import { useEffect, useState, type ReactNode } from "react";
import { call, messageOf } from "../api.ts";
import { BackLink } from "../controls/BackLink.tsx";
import type { ChangeKind, Version } from "../contract/responses.ts";

const time = new Intl.DateTimeFormat("nl-NL", { dateStyle: "full", timeStyle: "short" });

/** What happened to a version. */
const kinds: Readonly<Record<ChangeKind, string>> = {
  save: "vervangen door opslaan",
  create: "vervangen door een nieuwe pagina",
  rename: "vóór de nieuwe naam of het nieuwe adres",
  delete: "verwijderd",
  restore: "vervangen door terugzetten",
  draft: "niet opgeslagen werk",
};

/** Where a version is opened; undefined for a change of several files. */
function addressOf({ id, view }: Version): string | undefined {
  if (view === "") return undefined;
  return view.startsWith("brandingSet-") ? `/org/builder/brand#${id}` : `/org/builder#${view}?version=${id}`;
}

interface RowProps {
  version: Version;
  onRestore(version: Version): void;
}

function Row({ version, onRestore }: RowProps): ReactNode {
  const { id, title, kind, at } = version;
  const address = addressOf(version);
  return (
    <li className="org-builder-pages__row">
      <span id={`version-${id}`} className="org-builder-pages__version">
        <span className="org-builder-pages__title">{title}</span>
        <span className="org-builder-quiet">
          {time.format(at)}: {kinds[kind]}
        </span>
      </span>
      {address && (
        <a className="org-builder-button" href={address} aria-describedby={`version-${id}`}>
          Bekijken
        </a>
      )}
      <button
        type="button"
        className="org-builder-button"
        aria-describedby={`version-${id}`}
        onClick={() => onRestore(version)}
      >
        Terugzetten
      </button>
    </li>
  );
}

/** The page "Eerdere versies": what was replaced, removed or set aside, and a way to get it back. */
export function VersionsPage(): ReactNode {
  const [versions, setVersions] = useState<readonly Version[]>();
  const [sentence, setSentence] = useState("");
  const [error, setError] = useState("");
  useEffect(() => {
    call("readVersions", {}).then(setVersions, (reason: unknown) => setError(messageOf(reason)));
  }, []);
  const restore = async ({ id, title }: Version): Promise<void> => {
    setError("");
    await call("restoreVersion", { id: String(id) });
    setVersions(await call("readVersions", {}));
    setSentence(`${title} is teruggezet. Wat er stond, staat nu bovenaan.`);
  };
  return (
    <main className="org-builder-pages">
      <BackLink />
      <h1>Eerdere versies</h1>
      <p>
        Alles wat is vervangen of verwijderd, blijft hier op deze computer staan: de laatste 50 versies van elke pagina,
        en alles van de laatste 30 dagen. Bekijken verandert niets tot u opslaat.
      </p>
      {error && <p role="alert">{error}</p>}
      <p role="status">{sentence}</p>
      {versions?.length === 0 && <p>Er zijn nog geen eerdere versies.</p>}
      <ul className="org-builder-pages__list">
        {versions?.map((version) => (
          <Row
            key={version.id}
            version={version}
            onRestore={(chosen) => void restore(chosen).catch((reason: unknown) => setError(messageOf(reason)))}
          />
        ))}
      </ul>
    </main>
  );
}
