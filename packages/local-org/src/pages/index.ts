import type { OrgPage } from "./page.ts";
import { requestDetail } from "./request-detail.ts";
import { requestList } from "./request-list.ts";

/** The org's own pages, for whoever runs it. */
export const orgPages: readonly OrgPage[] = [requestList, requestDetail];
