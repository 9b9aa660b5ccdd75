import type { ReactNode } from "react";
import { CliHelp } from "./CliHelp.tsx";
import { DeploymentStatus, DeploymentView } from "./DeploymentView.tsx";
import { PublishForm } from "./PublishForm.tsx";
import { usePublishing } from "./use-publishing.ts";
import { BackLink } from "../controls/BackLink.tsx";
import { usePageTitle } from "../controls/use-page-title.ts";
import "./publish.css";
import { messages } from "../messages/index.ts";

/** The page "Publiceren": from the files on this computer to an org. */
export function PublishPage(): ReactNode {
  const { info, deployment, isStarting, error, refresh, start, stop } = usePublishing();
  usePageTitle(messages.actions.publish);
  return (
    <main className="org-builder-pages">
      <BackLink />
      <h1>{messages.actions.publish}</h1>
      <p>{messages.publishing.about}</p>
      <ol>
        {messages.publishing.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{messages.publishing.draftsStay}</p>
      <p>{messages.publishing.changedInOrg}</p>
      {error && <p role="alert">{error}</p>}
      {!info && !error && <p role="status">{messages.publishing.isSearching}</p>}
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
