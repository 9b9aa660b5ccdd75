// Every endpoint of the data layer, for the contract tests.
export * from "../../../platform/src/endpoints/actions.ts";
export * from "../../../platform/src/endpoints/apex.ts";
export * from "../../../platform/src/endpoints/apps.ts";
export { getRecordAvatars, updateRecordAvatar } from "../../../platform/src/endpoints/avatars.ts";
export * from "../../../platform/src/endpoints/content.ts";
export * from "../../../platform/src/endpoints/layouts.ts";
export * from "../../../platform/src/endpoints/list-infos.ts";
export * from "../../../platform/src/endpoints/lists.ts";
export * from "../../../platform/src/endpoints/notify-record-update-available.ts";
export * from "../../../platform/src/endpoints/objects.ts";
export { getRecordUi } from "../../../platform/src/endpoints/record-ui.ts";
export * from "../../../platform/src/endpoints/record-writes.ts";
export * from "../../../platform/src/endpoints/records.ts";
export * from "../../../platform/src/endpoints/refresh.ts";
export * from "../../../platform/src/endpoints/related-lists.ts";
export * from "../../../platform/src/endpoints/search.ts";
