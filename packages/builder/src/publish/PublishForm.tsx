import { useState, type FormEvent, type ReactNode } from "react";
import { GroupFrame } from "../fields/FieldFrame.tsx";
import type { ListedOrg } from "../contract/responses.ts";
import type { PublishTask } from "./use-publishing.ts";
import { messages } from "../messages/index.ts";

/** Props of {@link PublishForm}. */
export interface PublishFormProps {
  orgs: readonly ListedOrg[];
  isRunning: boolean;
  onStart(org: string, task: PublishTask): void;
  onRefresh(): void;
}

const tasks = ["validate", "deploy"] as const;

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
      <GroupFrame label={messages.publishing.whichOrg}>
        {orgs.map(({ name, username, isConnected }) => (
          <Choice
            key={username}
            name="org"
            label={name}
            help={isConnected ? username : messages.publishing.signedOut(username, name)}
            isChecked={org === name}
            isDisabled={!isConnected}
            onChoose={() => setOrg(name)}
          />
        ))}
      </GroupFrame>
      <GroupFrame label={messages.publishing.whichTask}>
        {tasks.map((name) => (
          <Choice
            key={name}
            name="task"
            label={messages.publishing.tasks[name][0]}
            help={messages.publishing.tasks[name][1]}
            isChecked={task === name}
            onChoose={() => setTask(name)}
          />
        ))}
      </GroupFrame>
      <div className="org-builder-buttons">
        <button type="submit" className="org-builder-button org-builder-main-button" disabled={isRunning}>
          {task === "validate" ? messages.publishing.validate : messages.publishing.deployTo(org)}
        </button>
        <button type="button" className="org-builder-button" disabled={isRunning} onClick={onRefresh}>
          {messages.publishing.searchAgain}
        </button>
      </div>
    </form>
  );
}
