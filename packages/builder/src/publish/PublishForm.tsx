import { useState, type FormEvent, type ReactNode } from "react";
import { GroupFrame } from "../fields/FieldFrame.tsx";
import type { ListedOrg } from "../contract/responses.ts";
import type { PublishTask } from "./use-publishing.ts";

/** Props of {@link PublishForm}. */
export interface PublishFormProps {
  orgs: readonly ListedOrg[];
  isRunning: boolean;
  onStart(org: string, task: PublishTask): void;
  onRefresh(): void;
}

const tasks = [
  ["validate", "Eerst controleren", "Alles wordt nagekeken en getest. In de org verandert niets."],
  ["deploy", "Publiceren", "Alles wordt overgezet en de site wordt gepubliceerd. Doe dit nadat de controle is gelukt."],
] as const;

interface ChoiceProps {
  name: string;
  label: string;
  help: string;
  isChecked: boolean;
  isDisabled?: boolean;
  onChoose(): void;
}

const Choice = ({ name, label, help, isChecked, isDisabled = false, onChoose }: ChoiceProps): ReactNode => (
  <label className="org-builder-publish__choice">
    <input type="radio" name={name} required checked={isChecked} disabled={isDisabled} onChange={onChoose} />
    <strong>{label}</strong>
    <span className="org-builder-quiet">{help}</span>
  </label>
);

/** Chooses an org, and whether to check or to publish. */
export function PublishForm({ orgs, isRunning, onStart, onRefresh }: PublishFormProps): ReactNode {
  const connected = orgs.filter(({ isConnected }) => isConnected);
  const [org, setOrg] = useState(connected.length === 1 ? (connected[0]?.name ?? "") : "");
  const [task, setTask] = useState<PublishTask>("validate");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onStart(org, task);
  };
  return (
    <form onSubmit={submit}>
      <GroupFrame label="Naar welke org?">
        {orgs.map(({ name, username, isConnected }) => (
          <Choice
            key={username}
            name="org"
            label={name}
            help={
              isConnected
                ? username
                : `${username}: aanmelding verlopen. Meld u aan met sf org login web --alias ${name}`
            }
            isChecked={org === name}
            isDisabled={!isConnected}
            onChoose={() => setOrg(name)}
          />
        ))}
      </GroupFrame>
      <GroupFrame label="Wat wilt u doen?">
        {tasks.map(([name, label, help]) => (
          <Choice
            key={name}
            name="task"
            label={label}
            help={help}
            isChecked={task === name}
            onChoose={() => setTask(name)}
          />
        ))}
      </GroupFrame>
      <div className="org-builder-buttons">
        <button type="submit" className="org-builder-button org-builder-main-button" disabled={isRunning}>
          {task === "validate" ? "Controleren" : `Publiceren${org && ` naar ${org}`}`}
        </button>
        <button type="button" className="org-builder-button" disabled={isRunning} onClick={onRefresh}>
          Orgs opnieuw opzoeken
        </button>
      </div>
    </form>
  );
}
