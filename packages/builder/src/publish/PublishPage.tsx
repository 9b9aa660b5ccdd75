import type { ReactNode } from "react";
import { CliHelp } from "./CliHelp.tsx";
import { DeploymentStatus, DeploymentView } from "./DeploymentView.tsx";
import { PublishForm } from "./PublishForm.tsx";
import { usePublishing } from "./use-publishing.ts";
import { BackLink } from "../controls/BackLink.tsx";
import "./publish.css";

/** The page "Publiceren": from the files on this computer to an org. */
export function PublishPage(): ReactNode {
  const { info, deployment, isStarting, error, refresh, start, stop } = usePublishing();
  return (
    <main className="org-builder-pages">
      <BackLink />
      <h1>Publiceren</h1>
      <p>Wat u opslaat, staat in bestanden op deze computer. Publiceren brengt die naar een Salesforce-org:</p>
      <ol>
        <li>de org wordt nagekeken: past de site erin, en zijn de instellingen goed?</li>
        <li>alle bestanden gaan erheen en de tests draaien. Lukt iets niet, dan verandert er niets;</li>
        <li>de site wordt gepubliceerd, zodat bezoekers de nieuwe versie zien.</li>
      </ol>
      <p>Concepten gaan niet mee: sla eerst op wat u wilt publiceren.</p>
      <p>
        Pagina's die iemand in de org heeft gewijzigd, met Experience Builder, blijven zoals ze daar zijn. Is een pagina
        hier én in de org gewijzigd, dan stopt het publiceren en ziet u welke dat is. In de handleiding voor beheerders
        leest u wat u dan doet.
      </p>
      {error && <p role="alert">{error}</p>}
      {!info && !error && <p role="status">De orgs van de Salesforce CLI worden opgezocht. Dat duurt even.</p>}
      {info && info.orgs.length === 0 && <CliHelp hasCli={info.hasCli} onRefresh={refresh} />}
      {info && info.orgs.length > 0 && (
        <PublishForm
          orgs={info.orgs}
          isRunning={isStarting || deployment?.status === "running"}
          onStart={start}
          onRefresh={refresh}
        />
      )}
      <DeploymentStatus deployment={deployment} isStarting={isStarting} />
      {deployment && <DeploymentView deployment={deployment} onStop={stop} />}
    </main>
  );
}
