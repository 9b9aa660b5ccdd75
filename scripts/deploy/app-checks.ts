// What a React app needs of an org.
import { appApiVersion } from "@travel-design/site/metadata";
import { error, ok, warning, type Check } from "./finding.ts";

/** Salesforce hosts React apps in these editions. */
const appEditions = /^(?:Enterprise|Performance|Unlimited|Developer|Partner Developer) Edition$/;

const appEdition: Check = ({ org }, { organization: { edition, namespace } }) => {
  if (edition === "")
    return warning(
      `The org ${org} does not name its edition: a React app needs Enterprise, Performance, Unlimited or Developer Edition.`,
    );
  if (!appEditions.test(edition))
    return error(
      `The org ${org} is a ${edition}, in which Salesforce hosts no React apps: use an org of Enterprise, Performance, Unlimited or Developer Edition, or deploy the LWR site without --as.`,
    );
  if (namespace)
    return error(
      `The org ${org} has the namespace ${namespace}, and Salesforce hosts React apps only in orgs without one: use another org, or deploy the LWR site without --as.`,
    );
  return ok(`The org is a ${edition} without a namespace.`);
};

const appVersion: Check = ({ org }, { apiVersion }) => {
  if (Number.isNaN(apiVersion))
    return warning(
      `The Salesforce CLI does not name the API version of the org ${org}: a React app needs ${appApiVersion}.`,
    );
  return apiVersion >= Number(appApiVersion)
    ? ok(`The API of the org has the version ${apiVersion.toFixed(1)}.`)
    : error(
        `The API of the org ${org} has the version ${apiVersion.toFixed(1)}, and a React app needs ${appApiVersion}: wait for the next release of Salesforce, or deploy the LWR site without --as.`,
      );
};

const appLanguage: Check = ({ org }, { settings }) =>
  settings && !settings.language.startsWith("en")
    ? warning(
        `The default language of the org ${org} is ${settings.language}, and Salesforce documents React apps for orgs whose default language is English: if the deployment fails, change it in Setup, Company Information. The app is Dutch regardless.`,
      )
    : undefined;

/** No query returns this setting. */
const appSetting: Check = () =>
  warning(
    `React apps have to be enabled: check in Setup, React Development with Salesforce Multi-Framework, that the Salesforce app domain is on.`,
  );

/** Every check for a React app. */
export const appChecks: readonly Check[] = [appEdition, appVersion, appLanguage, appSetting];
