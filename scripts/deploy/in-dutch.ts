// What a deployment does, and what it leaves to be done by hand, in the language of the builder. The script prints its own sentences
// for developers.
import { planOf, type StepId } from "./plan.ts";
import type { WorkId } from "./remaining-work.ts";
import { siteNames } from "@travel-design/site/metadata";

const steps: Readonly<Record<StepId, string>> = {
  checkOrg: "De org nakijken",
  generateApp: "De React-app maken",
  convertApp: "De React-app omzetten voor Salesforce",
  compareComponents: "Nagaan of alle blokken zijn bijgewerkt",
  buildScript: "Het script van de blokken maken",
  convertSource: "De bestanden omzetten voor Salesforce",
  writeValues: "De gegevens van deze org invullen",
  validate: "Alles laten controleren en testen door Salesforce",
  deploy: "Overzetten wat is gecontroleerd",
  recordComponents: "Vastleggen hoe alles wat mensen kunnen wijzigen nu in de org staat",
  prepareOrg: "Een sleutel voor het formulier maken en de taak inplannen die elk uur draait, als die er nog niet zijn",
  admitGuests: "Bezoekers toegang geven tot het formulier",
  assignPermissions: "U toegang geven tot de aanvragen",
  fillQueue: "De wachtrij van aanvragen een lid geven",
  publish: "De site publiceren",
};

/** The builder deploys its own site only. */
type SiteWorkId = Exclude<WorkId, "lookAtApp" | "editHead" | "createPages" | "addForm" | "openSite" | "publishSite">;

const work: Readonly<Record<SiteWorkId, string>> = {
  activate:
    "Zet de site aan: Setup, Digital Experiences, All Sites, Workspaces, Administration, Settings, Activate. Tot dan zien bezoekers haar niet.",
  sendEmail:
    "Laat de org e-mail versturen: Setup, Deliverability, Access level “All email”. Een sandbox verstuurt eerst alleen systeemmail, en dan krijgt niemand bericht van een aanvraag.",
  verifyDomain:
    "Laat het domein van het afzenderadres controleren: Setup, DKIM Keys, of Setup, Authorized Email Domains. Van een ongecontroleerd domein bezorgt Salesforce niets, zonder foutmelding.",
  confirmRequests:
    "Laat bezoekers een bevestiging van hun aanvraag krijgen: controleer een adres in Setup, Organization-Wide Addresses, en vul het in bij Setup, Custom Settings, Offerte-instellingen. De e-mail aan de wachtrij komt er ook vandaan. Zonder adres krijgen bezoekers geen e-mail.",
  showPath: "Toon de voortgang van aanvragen: Setup, Path Settings, Enable.",
  admitEmployees: `Geef elke medewerker de permission set ${siteNames.employees} (Setup, Permission Sets, Manage Assignments) en een plaats in de wachtrij ${siteNames.queue} (Setup, Queues).`,
  admitBuilders:
    "Laat sitebouwers toe die geen beheerder zijn: Workspaces, Administration, Members voor hun profiel of permission set, en daarna Contributors voor hun rol.",
  connectWorkspace:
    "Koppel de CMS-workspace met uw foto's aan de site: app Digital Experiences, de workspace, Channels, Add Channel.",
  trackOwner:
    "Houd bij van wie een aanvraag was: Setup, Object Manager, Offerteaanvraag, Fields & Relationships, Set History Tracking, Owner. Voor status en toestemming gebeurt dat al.",
  checkOwner:
    "Kijk na van wie de aanvragen zijn die geen wachtrij aanneemt: Workspaces, Administration, Preferences, Record ownership.",
};

/** The steps of a deployment, in order. */
export const stepsInDutch = ({ org, validate }: { org: string; validate: boolean }): readonly string[] =>
  planOf({ as: "lwr-site", org, validate, folder: "" }).map(({ id }) => steps[id]);

/** What may remain to be done by hand after a deployment. */
export const workInDutch: readonly string[] = Object.values(work);
