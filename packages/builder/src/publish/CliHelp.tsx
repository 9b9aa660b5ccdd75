import type { ReactNode } from "react";
import { messages } from "../messages/index.ts";

/** What to do without the Salesforce CLI, or before it is signed in. */
export function CliHelp({ hasCli, onRefresh }: { hasCli: boolean; onRefresh(): void }): ReactNode {
  return (
    <>
      <p>{hasCli ? messages.publishing.noOrg : messages.publishing.noCli}</p>
      <ol>
        {!hasCli && (
          <li>
            {messages.publishing.installCli} <code>npm install --global @salesforce/cli</code>
          </li>
        )}
        <li>
          {messages.publishing.signIn} <code>sf org login web --alias mijn-org</code>
        </li>
        <li>{messages.publishing.comeBack}</li>
      </ol>
      <button type="button" className="org-builder-button" onClick={onRefresh}>
        {messages.publishing.lookAgain}
      </button>
    </>
  );
}
