import { withETag } from "../../http/response.ts";
import { asInput, asInputWith } from "../../http/input.ts";
import { normalizeId } from "../../salesforce-id.ts";
import { requireRecords, type Call } from "../endpoint.ts";
import { invalidParameter } from "../paging.ts";
import type { ShownLayout } from "./layout-representation.ts";

const keyOf = ({ userId }: Call, { id, mode }: ShownLayout): string => `${userId}:${id}:${mode}`;

/** Which sections of a layout the user has collapsed. */
export function layoutUserState(call: Call, layout: ShownLayout) {
  const closed = call.org.userData.closedSections.read(keyOf(call, layout)) ?? [];
  const { id, layoutType, mode, objectApiName, recordTypeId, sections } = layout;
  const states = sections.map((section) => [section.id, { collapsed: closed.includes(section.id), id: section.id }]);
  return withETag({
    apiName: objectApiName,
    id,
    layoutType,
    mode,
    recordTypeId,
    sectionUserStates: Object.fromEntries(states),
  });
}

/**
 * Opens and closes sections for the caller; those that are not named stay as they are.
 *
 * @throws OrgError 400 for a section that the layout does not have
 */
export function changeUserState(call: Call, layout: ShownLayout, body: unknown) {
  requireRecords(call);
  const { sectionUserStates } = asInputWith(body, "the user state", ["sectionUserStates"]);
  const changes = Object.entries(asInput(sectionUserStates, "sectionUserStates")).map(([name, state]) => {
    const id = normalizeId(name);
    if (id === undefined || !layout.sections.some((section) => section.id === id))
      throw invalidParameter("sectionUserStates names a section that the layout does not have.");
    const { collapsed } = asInputWith(state, "a section", ["collapsed", "id"]);
    if (typeof collapsed !== "boolean") throw invalidParameter("A section needs true or false as collapsed.");
    return { id, collapsed };
  });
  call.org.userData.closedSections.change(keyOf(call, layout), (before = []) => {
    const others = before.filter((id) => !changes.some((change) => change.id === id));
    return [...others, ...changes.filter(({ collapsed }) => collapsed).map(({ id }) => id)];
  });
  return layoutUserState(call, layout);
}
