// What the deployment and the checks read: names, files, and how values are set in metadata. A file of its own, because each step of a deployment is a
// process, and would load the server too.
export { appApiVersion, appNames, appProject, defaultAppPrefix, metadataFolder, siteNames } from "./names.ts";
export { changeSource, readSourceFolder } from "../server/source-folder.ts";
export { withElement } from "./with-element.ts";
