// For tests of other packages and of tools.
export { startFakeOrgServer } from "./fake-org-server.ts";
export { temporaryFolder } from "./temporary-folder.ts";
export { sampleProject, startTestOrg, type TestOrg } from "./test-org.ts";
