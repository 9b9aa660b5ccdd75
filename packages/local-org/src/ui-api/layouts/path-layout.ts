import { OrgError } from "../../errors.ts";
import type { ObjectMetadata, OrgMetadata, RecordTypeMetadata } from "../../metadata/org-metadata.ts";
import type { PathMetadata, PathStep } from "../../metadata/read-path.ts";
import type { Call } from "../endpoint.ts";
import { recordTypeOfQuery, visibleField } from "../find.ts";
import { addressedObject } from "../lists/find-list-view.ts";
import { choiceOfQuery, formFactors } from "../query.ts";
import { modes } from "./layout-representation.ts";

/** The path of `force-app` with this name, or else the one that the record type has. */
function findPath(
  metadata: OrgMetadata,
  object: ObjectMetadata,
  recordType: RecordTypeMetadata | undefined,
  override: string | null,
): PathMetadata {
  const paths = metadata.paths.filter(({ active, objectApiName }) => active && objectApiName === object.apiName);
  const developerName = recordType?.developerName ?? "__MASTER__";
  const path = override
    ? paths.find(({ name }) => name === override)
    : paths.find((known) => known.recordType === developerName);
  if (path) return path;
  throw new OrgError(404, "NOT_FOUND", `${object.apiName} has no active path of this name or record type.`);
}

function shownStep(
  call: Call,
  object: ObjectMetadata,
  { value, label }: { value: string; label: string },
  step?: PathStep,
) {
  const fields = (step?.fields ?? []).flatMap((name) => visibleField(call.access, object, name) ?? []);
  return {
    guidance: step?.guidance ?? null,
    label,
    layoutItems: fields.map((field) => ({
      editableForUpdate: field.updateable,
      label: field.label,
      layoutComponents: [{ apiName: field.apiName, componentType: "Field", label: field.label }],
      required: field.required,
    })),
    value,
  };
}

/**
 * The steps that a record goes through: the values of the path's picklist, in order, with what matters in each.
 *
 * @throws OrgError 404 when the object has no such path
 */
export function pathLayout(call: Call) {
  const object = addressedObject(call);
  const recordType = recordTypeOfQuery(call.query, object);
  const mode = choiceOfQuery(call.query, "mode", modes, "View");
  choiceOfQuery(call.query, "formFactor", formFactors, "Large");
  const path = findPath(call.metadata, object, recordType, call.query.get("layoutOverride"));
  const field = object.fields.get(path.fieldApiName);
  const values = recordType?.picklistValues.get(path.fieldApiName) ?? field?.picklistValues ?? [];
  return {
    fieldApiName: path.fieldApiName,
    label: path.label,
    layoutOverride: path.name,
    mode,
    objectApiName: object.apiName,
    recordTypeId: recordType?.id ?? object.defaultRecordTypeId,
    steps: values
      .filter(({ active }) => active)
      .map((value) =>
        shownStep(
          call,
          object,
          value,
          path.steps.find((step) => step.value === value.value),
        ),
      ),
  };
}
