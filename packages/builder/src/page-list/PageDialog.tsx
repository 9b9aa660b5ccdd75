import { useState, type ReactNode } from "react";
import { call } from "../api.ts";
import type { RequestOf } from "../contract/endpoints.ts";
import type { PageSummary } from "../contract/responses.ts";
import { FieldFrame } from "../fields/FieldFrame.tsx";
import { FormDialog } from "../fields/FormDialog.tsx";
import { messages } from "../messages/index.ts";
import { slugOf } from "./slug.ts";

/** What the dialog does. */
export type DialogTask =
  { name: "create" } | { name: "copy"; page: PageSummary } | { name: "rename"; page: PageSummary };

/** What came of it: a page to open, or a sentence. */
export interface DialogResult {
  view?: string;
  sentence?: string;
}

/** Props of {@link PageDialog}. */
export interface PageDialogProps {
  task: DialogTask;
  /** Called when it is done or was cancelled. */
  onClose(result?: DialogResult): void;
}

type PageDetails = Omit<RequestOf<"createPage">, "template">;

/** The address of what a page is below, with a slash at the end; empty for none. */
const parentOf = ({ path }: PageSummary): string => path.slice(1, path.lastIndexOf("/") + 1);

/** The proposed address of a title. A copy is proposed beside its original. */
function addressFor(task: DialogTask, title: string): string {
  // `slugOf` is empty for titles in other scripts.
  const slug = title.trim() === "" ? "" : slugOf(title) || messages.pages.plainAddress;
  return slug && (task.name === "copy" ? parentOf(task.page) : "") + slug;
}

function initialDetails(task: DialogTask): PageDetails {
  if (task.name === "rename") return { title: task.page.title, description: "", address: task.page.path.slice(1) };
  const title = task.name === "copy" ? messages.pages.titleOfCopy(task.page.title) : "";
  return { title, description: "", address: addressFor(task, title) };
}

/** Help text of the dialog; empty for none. */
const helpOf = ({ name }: DialogTask): string => (name === "create" ? "" : messages.pages.help[name]);

async function perform(task: DialogTask, details: PageDetails, template: string): Promise<DialogResult> {
  if (task.name === "create") return call("createPage", { ...details, template });
  if (task.name === "copy") return call("copyPage", { ...details, view: task.page.view });
  const { moved } = await call("renamePage", { ...details, view: task.page.view });
  return { sentence: messages.linksMoved(moved) };
}

/** What is typed first replaces a proposed title. */
const selectText = (input: HTMLInputElement | null): void => input?.select();

/** Asks what is needed to create, copy or rename a page. */
export function PageDialog({ task, onClose }: PageDialogProps): ReactNode {
  const [details, setDetails] = useState(() => initialDetails(task));
  const [hasOwnAddress, setHasOwnAddress] = useState(task.name === "rename");
  const [template, setTemplate] = useState<string>("empty");

  const setTitle = (title: string): void =>
    setDetails({ ...details, title, address: hasOwnAddress ? details.address : addressFor(task, title) });
  const submit = (): Promise<void> =>
    perform(
      task,
      { ...details, address: details.address || (hasOwnAddress ? "" : addressFor(task, details.title)) },
      template,
    ).then(onClose);
  return (
    <FormDialog
      title={messages.pages.titles[task.name]}
      submitLabel={messages.pages.buttons[task.name]}
      onSubmit={submit}
      onCancel={() => onClose()}
    >
      <FieldFrame label={messages.pages.title}>
        {(ids) => (
          <input
            {...ids}
            ref={selectText}
            required
            className="org-builder-input"
            value={details.title}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </FieldFrame>
      <FieldFrame label={messages.pages.address} description={messages.pages.addressHelp}>
        {(ids) => (
          <input
            {...ids}
            className="org-builder-input"
            value={details.address}
            disabled={task.name === "rename" && task.page.isHome}
            onChange={(event) => {
              setHasOwnAddress(true);
              setDetails({ ...details, address: event.target.value });
            }}
          />
        )}
      </FieldFrame>
      {helpOf(task) && <p className="org-builder-field__help">{helpOf(task)}</p>}
      {task.name === "create" && (
        <>
          <FieldFrame label={messages.settings.searchDescription}>
            {(ids) => (
              <textarea
                {...ids}
                rows={2}
                className="org-builder-input"
                value={details.description}
                onChange={(event) => setDetails({ ...details, description: event.target.value })}
              />
            )}
          </FieldFrame>
          <FieldFrame label={messages.pages.startWith}>
            {(ids) => (
              <select
                {...ids}
                className="org-builder-input"
                value={template}
                onChange={(event) => setTemplate(event.target.value)}
              >
                {Object.entries(messages.pages.templates).map(([name, label]) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        </>
      )}
    </FormDialog>
  );
}
