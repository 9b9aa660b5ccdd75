import { expect } from "vitest";
import {
  batchRecords,
  createContentDocumentAndVersion,
  createContentVersion,
  createRecord,
  deleteRecord,
  updateRecord,
} from "../../endpoints/record-writes.ts";
import type { WriteCase } from "../contract.ts";
import { denied, missing, withValues } from "../org-calls.ts";
import { object, record, recordId } from "../samples.ts";

const owners = { handleOwnerChange: true, triggerOtherEmail: false, triggerUserEmail: true, useDefaultRule: false };
const ownersSent = {
  handleOwnerChange: "true",
  triggerOtherEmail: "false",
  triggerUserEmail: "true",
  useDefaultRule: "false",
};
const input = { apiName: object, allowSaveOnDuplicate: true };
const newRequest = { apiName: object, fields: { LastName__c: "Evers" } };
const file = { name: "reis.pdf", arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) };
const parts = { fileData: file, title: "Reis", description: "Een voorstel" };
const version = { id: "068000000000001AAA" };
const contentDocumentId = "069000000000001AAA";

export const writes: Record<string, WriteCase> = {
  createRecord: {
    endpoint: createRecord,
    response: record,
    config: { ...owners, ...input, includeFieldsInBody: true, fields: { City__c: "Utrecht" } },
    request: {
      method: "POST",
      path: "/records",
      query: { ...ownersSent, includeFieldsInBody: "true" },
      body: { ...input, fields: { City__c: "Utrecht" } },
    },
    required: ["apiName", "fields"],
    org: () => ({
      administrator: [
        { config: newRequest, response: { apiName: object, ...withValues({ LastName__c: "Evers" }) } },
        {
          title: "without a required field",
          config: { apiName: object, fields: { LastName__c: null } },
          error: { status: 400, errorCode: "REQUIRED_FIELD_MISSING" },
        },
      ],
      guest: denied,
    }),
  },
  updateRecord: {
    endpoint: updateRecord,
    response: record,
    config: {
      ...owners,
      ...input,
      fields: { Id: recordId, City__c: "Utrecht" },
      ifUnmodifiedSince: "2025-03-01T10:00:00.000Z",
    },
    request: {
      method: "PATCH",
      path: `/records/${recordId}`,
      query: ownersSent,
      body: { ...input, fields: { City__c: "Utrecht" } },
      headers: { "If-Unmodified-Since": "Sat, 01 Mar 2025 10:00:00 GMT" },
    },
    required: ["fields"],
    org: ({ dekker }) => ({
      administrator: [
        {
          config: { fields: { Id: dekker, City__c: "Breda" } },
          response: { id: dekker, ...withValues({ City__c: "Breda" }) },
        },
        {
          title: "of a record that was modified since",
          config: { fields: { Id: dekker, City__c: "Gouda" }, ifUnmodifiedSince: "2020-01-01T00:00:00.000Z" },
          error: { status: 412 },
        },
      ],
      guest: denied,
    }),
  },
  deleteRecord: {
    endpoint: deleteRecord,
    response: undefined,
    ignoresResponse: true,
    config: { recordId },
    request: { method: "DELETE", path: `/records/${recordId}` },
    required: ["recordId"],
    org: ({ loose }) => ({
      administrator: [
        { config: { recordId: loose }, response: undefined },
        { title: "again", config: { recordId: loose }, ...missing },
      ],
      guest: denied,
    }),
  },
  batchRecords: {
    endpoint: batchRecords,
    response: { hasErrors: false, results: [{ statusCode: 201, result: record }] },
    config: {
      allOrNone: true,
      operations: [{ type: "create", records: [{ ...input, fields: { City__c: "Utrecht" } }] }],
      useDefaultRule: false,
    },
    request: {
      method: "POST",
      path: "/records/batch",
      body: {
        allOrNone: true,
        operations: [{ type: "CREATE", records: [{ ...input, fields: { City__c: "Utrecht" } }] }],
        useDefaultRule: false,
      },
    },
    required: ["operations"],
    invalid: [
      {
        operations: [
          { type: "Update", records: [] },
          { type: "UPSERT", records: [] },
        ],
      },
      { operations: [{ type: "DELETE" }] },
    ],
    org: ({ dekker }) => ({
      administrator: [
        {
          config: {
            operations: [
              { type: "create", records: [newRequest] },
              { type: "Update", records: [{ fields: { Id: dekker, City__c: "Delft" } }] },
            ],
          },
          response: {
            hasErrors: false,
            results: [
              { statusCode: 201, result: { apiName: object, ...withValues({ LastName__c: "Evers" }) } },
              { statusCode: 200, result: { id: dekker, ...withValues({ City__c: "Delft" }) } },
            ],
          },
        },
      ],
      guest: denied,
    }),
  },
  createContentVersion: {
    endpoint: createContentVersion,
    response: version,
    config: { contentDocumentId, ...parts },
    request: { method: "POST", path: `/records/content-documents/${contentDocumentId}/content-versions`, parts },
    required: ["contentDocumentId", "fileData"],
    invalid: [{ fileData: "text" }],
    org: () => ({
      administrator: [
        {
          title: "of a document that does not exist",
          config: { contentDocumentId: "069000000000zzzAAA", fileData: new File(["x"], "reis.pdf") },
          ...missing,
        },
      ],
      guest: denied,
    }),
  },
  createContentDocumentAndVersion: {
    endpoint: createContentDocumentAndVersion,
    response: version,
    config: parts,
    request: { method: "POST", path: "/records/content-documents/content-versions", parts },
    required: ["fileData"],
    invalid: [{ fileData: "text" }],
    org: () => ({
      administrator: [
        {
          config: { fileData: new File(["x"], "reis.pdf"), title: "Peru", description: "Route & één kaart" },
          response: {
            id: expect.stringMatching(/^068/),
            contentDocumentId: expect.stringMatching(/^069/),
            title: "Peru",
            contentVersion: {
              apiName: "ContentVersion",
              ...withValues({
                ContentSize: 1,
                Description: "Route & één kaart",
                FileExtension: "pdf",
                PathOnClient: "reis.pdf",
                VersionNumber: "1",
              }),
            },
            contentDocument: { apiName: "ContentDocument", ...withValues({ Title: "Peru" }) },
            contentDocumentLinks: [withValues({ ShareType: "I" })],
          },
        },
      ],
      guest: denied,
    }),
  },
};
