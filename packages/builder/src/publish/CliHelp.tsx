import type { ReactNode } from "react";

/** What to do without the Salesforce CLI, or before it is signed in. */
export function CliHelp({ hasCli, onRefresh }: { hasCli: boolean; onRefresh(): void }): ReactNode {
  return (
    <>
      <p>
        {hasCli
          ? "De Salesforce CLI is geïnstalleerd, maar nog bij geen enkele org aangemeld."
          : "De Salesforce CLI staat niet op deze computer. Dat programma zet de site in een org."}
      </p>
      <ol>
        {!hasCli && (
          <li>
            Installeer het in een terminalvenster: <code>npm install --global @salesforce/cli</code>
          </li>
        )}
        <li>
          Meld u aan, met een naam die u zelf kiest: <code>sf org login web --alias mijn-org</code>
        </li>
        <li>Kom terug naar deze pagina en kies Opnieuw kijken.</li>
      </ol>
      <button type="button" className="org-builder-button" onClick={onRefresh}>
        Opnieuw kijken
      </button>
    </>
  );
}
