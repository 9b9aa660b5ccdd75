import { expect } from "vitest";
import { getLayout, getLayoutUserState, getPathLayout, updateLayoutUserState } from "../../endpoints/layouts.ts";
import { getRecordUi } from "../../endpoints/record-ui.ts";
import type { ReadCase, WriteCase } from "../contract.ts";
import { denied, missing, withValues } from "../org-calls.ts";
import { object, otherId, quotation, record, recordId, recordTypeId, times } from "../samples.ts";

const layout = { formFactor: "Large", layoutType: "Compact", mode: "Edit" };
const userState = { id: "1", sectionUserStates: { a: { id: "a", collapsed: true } } };
const recordUi = { layouts: {}, objectInfos: {}, layoutUserStates: {} };
const invalid = [{ formFactor: "Huge" }, { formFactor: "large" }, { layoutType: "Tiny" }, { mode: "Read" }];
/** Rows of a layout with one field each. */
const rowsOf = (...fields: readonly string[]) =>
  fields.map((apiName) => ({ layoutItems: [{ layoutComponents: [{ apiName }] }] }));

export const reads: Record<string, ReadCase> = {
  getLayout: {
    endpoint: getLayout,
    config: { objectApiName: object, ...layout, recordTypeId },
    request: { path: `/layout/${object}`, query: { ...layout, recordTypeId } },
    required: ["objectApiName", "layoutType", "mode"],
    invalid,
    response: { sections: [] },
    lifetime: times.quarter,
    org: ({ quotationType }) => ({
      administrator: [
        {
          config: { objectApiName: quotation, layoutType: "Full", mode: "View", recordTypeId: quotationType },
          response: {
            id: expect.stringMatching(/^00h/),
            eTag: expect.any(String),
            layoutType: "Full",
            mode: "View",
            objectApiName: quotation,
            recordTypeId: quotationType,
            sections: [
              {
                heading: "Offerte",
                columns: 2,
                rows: 4,
                useHeading: true,
                tabOrder: "TopDown",
                layoutRows: [
                  {
                    layoutItems: [
                      { label: "Offertenummer", editableForNew: false, uiBehavior: "Readonly" },
                      { label: "Status" },
                    ],
                  },
                  { layoutItems: [{ required: true, uiBehavior: "Required" }, { label: "Geldig tot en met" }] },
                  { layoutItems: [{ lookupIdApiName: "ContactRequest__c" }, { lookupIdApiName: "OwnerId" }] },
                  {
                    layoutItems: [{ layoutComponents: [{ componentType: "EmptySpace" }] }, { label: "Recordtype" }],
                  },
                ],
              },
              { heading: "Prijs" },
              { heading: "Systeem" },
            ],
          },
        },
        {
          title: "of the compact layout",
          config: { objectApiName: quotation, layoutType: "Compact", mode: "View", recordTypeId: quotationType },
          response: {
            sections: [{ layoutRows: rowsOf("Name", "Subject__c", "Status__c", "TotalAmount__c") }],
          },
        },
      ],
      guest: denied,
    }),
  },
  getLayoutUserState: {
    endpoint: getLayoutUserState,
    config: { objectApiName: object, ...layout, recordTypeId },
    request: { path: `/layout/${object}/user-state`, query: { ...layout, recordTypeId } },
    required: ["objectApiName", "recordTypeId"],
    invalid,
    response: userState,
    lifetime: times.quarter,
    org: ({ quotationType }) => ({
      administrator: [
        {
          config: { objectApiName: quotation, recordTypeId: quotationType },
          response: { sectionUserStates: expect.any(Object) },
        },
      ],
      guest: denied,
    }),
  },
  getPathLayout: {
    endpoint: getPathLayout,
    config: { objectApiName: object, layoutOverride: "x", recordTypeId, mode: "Edit", formFactor: "Small" },
    request: {
      path: `/path/layout/${object}`,
      query: { layoutOverride: "x", recordTypeId, mode: "Edit", formFactor: "Small" },
    },
    required: ["objectApiName", "layoutOverride"],
    response: {},
    lifetime: times.quarter,
    org: () => ({
      administrator: [
        {
          config: { objectApiName: quotation, layoutOverride: "Voortgang_offerte" },
          response: {
            fieldApiName: "Status__c",
            label: "Voortgang offerte",
            steps: [
              {
                value: "Concept",
                layoutItems: [{ label: "Onderwerp" }, { label: "Totaalbedrag" }],
                guidance: expect.stringContaining("onderwerp"),
              },
              { value: "Verstuurd" },
              { value: "Geaccepteerd" },
              { value: "Afgewezen" },
            ],
          },
        },
        {
          title: "with another name",
          config: { objectApiName: quotation, layoutOverride: "Anders" },
          ...missing,
        },
      ],
      guest: denied,
    }),
  },
  getRecordUi: {
    endpoint: getRecordUi,
    config: {
      recordIds: [recordId, otherId],
      layoutTypes: ["Full", "Compact"],
      modes: ["View"],
      optionalFields: [`${object}.City__c`],
    },
    request: {
      path: `/record-ui/${recordId},${otherId}`,
      query: { layoutTypes: "Full,Compact", modes: "View", optionalFields: `${object}.City__c` },
    },
    required: ["recordIds", "layoutTypes", "modes"],
    invalid: [{ layoutTypes: ["Tiny"] }, { modes: [] }, { recordIds: [] }],
    response: { ...recordUi, records: { [recordId]: record, [otherId]: { ...record, id: otherId } } },
    lifetime: times.quarter,
    org: ({ japan, bakker, quotationType }) => ({
      administrator: [
        {
          config: {
            recordIds: [japan, bakker],
            layoutTypes: ["Full", "Compact"],
            modes: ["View", "Edit"],
            optionalFields: [`${object}.GaId__c`],
          },
          response: {
            layouts: {
              [quotation]: {
                [quotationType]: { Full: { View: { mode: "View" }, Edit: { mode: "Edit" } }, Compact: { View: {} } },
              },
            },
            objectInfos: { [quotation]: { fields: { TotalAmount__c: { label: "Totaalbedrag" } } }, [object]: {} },
            layoutUserStates: expect.any(Object),
            records: {
              [japan]: {
                fields: {
                  TotalAmount__c: { value: 900 },
                  ContactRequest__r: {
                    displayValue: "OA-000001",
                    value: { id: bakker, ...withValues({ Name: "OA-000001" }) },
                  },
                  Owner: { displayValue: "Beheerder" },
                },
              },
              [bakker]: withValues({ GaId__c: null }),
            },
          },
        },
      ],
      guest: missing,
    }),
  },
};

export const writes: Record<string, WriteCase> = {
  updateLayoutUserState: {
    endpoint: updateLayoutUserState,
    response: userState,
    config: {
      objectApiName: object,
      layoutType: "Compact",
      mode: "Edit",
      recordTypeId,
      sectionUserStates: userState.sectionUserStates,
    },
    request: {
      method: "PATCH",
      path: `/layout/${object}/user-state`,
      query: { layoutType: "Compact", mode: "Edit", recordTypeId },
      body: { sectionUserStates: userState.sectionUserStates },
    },
    required: ["objectApiName", "recordTypeId"],
    org: ({ requestType }) => ({
      administrator: [
        {
          config: { objectApiName: object, recordTypeId: requestType, sectionUserStates: {} },
          response: { sectionUserStates: expect.any(Object) },
        },
      ],
      guest: denied,
    }),
  },
};
