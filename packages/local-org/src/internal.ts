// What tools and other packages of this repository read of this package. No page loads it as a whole.
export { contactRequestFields } from "./apex/contact-request-controller/contact-request-fields.ts";
export { maxPerMinute, newStatus, suspiciousStatus } from "./apex/contact-request-controller/request-burst.ts";
export { submissionAge, uuidPattern } from "./apex/contact-request-controller/submission-guard.ts";
export { loadOrgMetadata } from "./metadata/load-org-metadata.ts";
export type { OrgMetadata } from "./metadata/org-metadata.ts";
export type { LayoutMetadata } from "./metadata/read-layout.ts";
export { XmlElement } from "./metadata/xml.ts";
export { requestQueueName } from "./users.ts";
