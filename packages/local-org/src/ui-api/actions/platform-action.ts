import type { ObjectMetadata } from "../../metadata/org-metadata.ts";
import type { QuickActionMetadata } from "../../metadata/read-quick-action.ts";
import { declaredId } from "../../salesforce-id.ts";
import type { Viewer } from "../find.ts";
import { messages } from "../messages.ts";
import { uiApiPath } from "../paths.ts";
import { themeOf } from "../theme.ts";

/** Where an action is offered. */
export type ActionContext = "Global" | "Lookup" | "Record" | "RecordEdit" | "RelatedList" | "RelatedListRecord";

/** An action as responses contain it, with what requests filter it by. */
export interface PlatformAction {
  apiName: string;
  section: "Page";
  type: string;
  id: string;
}

/** For what an action is offered. */
export interface Offered {
  context: ActionContext;
  /** Record id or API name of the context that offers it; `Global` for an action without one. */
  source: string;
  /** The object whose records it creates, changes or deletes. */
  target: ObjectMetadata;
  /** Object of the related list. */
  relatedSource?: string;
  relatedListRecordId?: string;
}

function platformAction(
  viewer: Viewer,
  { context, source, target, relatedSource = "", relatedListRecordId }: Offered,
  name: string,
): PlatformAction {
  const { color, iconUrl } = themeOf(viewer.metadata, target);
  const shown = {
    actionListContext: context,
    actionTarget: null,
    actionTargetType: null,
    apiName: name,
    externalId: `${source}::${context}:Desktop::${name}`,
    iconUrl,
    id: declaredId("0JV", `${source}:${context}:${relatedSource}:${relatedListRecordId ?? ""}:${name}`),
    isMassAction: "false",
    lwcComponent: null,
    primaryColor: color,
    relatedListRecordId: relatedListRecordId ?? null,
    relatedSourceObject: relatedSource || null,
    section: "Page" as const,
    sourceObject: source,
    subtype: null,
    targetObject: target.apiName,
    targetUrl: null,
    type: "StandardButton",
  };
  return shown;
}

const labels: ReadonlyMap<string, string> = new Map(Object.entries(messages.buttons));

/** One of the platform's own buttons, such as `New`. */
export function standardButton(viewer: Viewer, offered: Offered, name: string): PlatformAction {
  const button = { ...platformAction(viewer, offered, name), label: labels.get(name) ?? name };
  return button;
}

/** A quick action; the name of a global one begins with `Global.`. */
export function shownQuickAction(
  viewer: Viewer,
  offered: Offered,
  { fullName, label, sourceObject, type }: QuickActionMetadata,
): PlatformAction {
  const name = sourceObject === undefined ? `Global.${fullName}` : fullName;
  const action = {
    ...platformAction(viewer, offered, name),
    actionTarget: `${uiApiPath}/actions/quick-action-info/${name}`,
    actionTargetType: "Describe",
    label,
    subtype: type,
    type: "QuickAction",
  };
  return action;
}
