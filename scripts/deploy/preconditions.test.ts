import { describe, expect, test } from "vitest";
import type { DeployOptions } from "./options.ts";
import { fakeDeployment } from "./testing/fake-deployment.ts";
import type { FakeOrg } from "./testing/fake-org.ts";

type Case = [name: string, change: (org: FakeOrg) => void, options: Partial<DeployOptions>, sentence: string];

const occupied = (type: string, path: string) => (org: FakeOrg) =>
  void org.sites.push({ name: "Klantenportaal", type, path });

const deployed = (path: string) => (org: FakeOrg) =>
  void org.sites.push({ name: "Travel_Design1", type: "ChatterNetworkPicasso", path });

const app = { as: "react-app" } as const;

const unready: Case[] = [
  ["is not signed in to", (org) => void delete org.signedInAs, {}, 'sign in with "sf org login web --alias proef"'],
  ["has no Digital Experiences", (org) => void (org.digitalExperiences = false), {}, "enable it in Setup"],
  ["has no such owner", () => {}, { owner: "niemand@example.com" }, "has no user niemand@example.com"],
  ["has an inactive owner", ({ users }) => users.forEach((user) => (user.isActive = false)), {}, "is inactive"],
  ["has an owner of a site", ({ users }) => users.forEach((user) => (user.type = "Guest")), {}, "is not an employee"],
  ["has no such group", () => {}, { queue: "Reisontwerpers" }, "no active user or public group Reisontwerpers"],
  ["has several currencies without the euro", (org) => void (org.currencies = ["USD"]), {}, "activate it in Setup"],
  ["has no domain", (org) => void (org.siteHost = ""), {}, "set one up in Setup, My Domain"],
  ["has a site at the root", occupied("ChatterNetworkPicasso", ""), {}, "belongs to the site Klantenportaal"],
  ["has an Aura site at the path", occupied("ChatterNetworkPicasso", "Reizen/s"), { prefix: "reizen" }, "share a path"],
  ["has an LWR site at the path", occupied("ChatterNetwork", "reizenvforcesite"), { prefix: "reizen" }, "share a path"],
  [
    "has a site at the path of the app",
    occupied("ChatterNetworkPicasso", "app"),
    app,
    "belongs to the site Klantenportaal",
  ],
  ["has the LWR site at the path of the app", deployed("app"), app, "belongs to the site Travel_Design1"],
  ["has an edition without apps", (org) => void (org.edition = "Professional Edition"), app, "hosts no React apps"],
  ["has a namespace", (org) => void (org.namespace = "morgen"), app, "has the namespace morgen"],
  [
    "has an older API",
    (org) => void (org.apiVersion = "66.0"),
    app,
    "has the version 66.0, and a React app needs 67.0",
  ],
  ["has the site at another path", deployed("reizen"), { prefix: "vakanties" }, "does not move it"],
];

describe("an org", () => {
  test.each(unready)("that %s stops the deployment before anything changes", (_name, change, options, sentence) => {
    const { org, changeOrg, deploy } = fakeDeployment();
    changeOrg(change);
    const { printed, error } = deploy(options);
    expect(`${printed}\n${error}`).toContain(sentence);
    expect(error).not.toBe("");
    expect(org()).toMatchObject({ components: {}, assignments: [], jobs: {}, signingKeys: 0 });
  });

  test.each<Case>([
    ["another currency", (org) => void (org.currency = "USD"), {}, "change it in Setup, Company Information"],
    ["several currencies", (org) => void (org.currencies = ["USD", "EUR"]), {}, "✓ The euro is one of the currencies"],
    ["a duplicate rule", (org) => void (org.duplicateRules = ["Dubbele aanvragen"]), {}, "check requests: Dubbele"],
    [
      "no key for its mail",
      (org) => void (org.mailDomains = []),
      {},
      "beheer@morgenree.example, and the org proef has no DKIM key",
    ],
    ["keys that cannot be read", ({ failures }) => failures.push("EmailDomainKey"), {}, "does not list its DKIM keys"],
    ["no Dutch", (org) => Object.assign(org, { language: "en_US", languages: ["en_US"] }), {}, "Dutch is not enabled"],
    ["no Apex for the signed-in user", ({ failures }) => failures.push("org-facts"), {}, "check in Setup"],
    ["a Visualforce site at the root", occupied("Visualforce", ""), {}, "✓ The address of the site"],
    ["another default language than English", () => {}, app, "is nl_NL, and Salesforce documents React apps for"],
    [
      "a setting that cannot be read",
      () => {},
      app,
      "check in Setup, React Development with Salesforce Multi-Framework",
    ],
    ["no edition", ({ failures }) => failures.push("OrganizationType"), app, "does not name its edition"],
    [
      "an app that it may not have",
      (org) => void (org.edition = "Professional Edition"),
      {},
      "✓ The address of the site",
    ],
    ["the site at a path already", deployed("reizen"), { replace: "all" }, "✓ The path /reizen is free for this site"],
  ])("with %s is deployed to, with a remark", (_name, change, options, sentence) => {
    const { changeOrg, deploy } = fakeDeployment();
    changeOrg(change);
    const { printed, error } = deploy(options);
    expect(printed).toContain(sentence);
    expect(error).toBe("");
  });

  test.each<[string, (org: FakeOrg) => void, string]>([
    ["waits", () => {}, '✓ The job "Website tasks" waits for its hour.'],
    ["has an inactive owner", ({ jobHealth }) => void (jobHealth.owner = "weg@example.com"), "who is not active"],
    ["stopped", ({ jobHealth }) => void (jobHealth.state = "ERROR"), "has the state ERROR"],
    [
      "is late",
      ({ jobHealth }) => void (jobHealth.notifiedUntil = "2026-01-01T00:00:00.000+0000"),
      "last notified the queue at 2026-01-01",
    ],
  ])("whose job %s says so", (_name, change, sentence) => {
    const { changeOrg, deploy } = fakeDeployment();
    deploy();
    changeOrg(change);
    expect(deploy()).toMatchObject({ error: "", printed: expect.stringContaining(sentence) });
  });

  test("with several currencies gives guests the euro", () => {
    const { changeOrg, deploy, org } = fakeDeployment();
    changeOrg((state) => (state.currencies = ["USD", "EUR"]));
    deploy();
    expect(org().guestCurrency).toBe("EUR");
  });

  test("with a chosen sender is checked for the domain of that one", () => {
    const { changeOrg, deploy } = fakeDeployment();
    deploy();
    changeOrg((org) => (org.confirmationSender = "reizen@elders.example"));
    expect(deploy().printed).toContain(
      "E-mail about requests comes from reizen@elders.example, and the org proef has no",
    );
    changeOrg((org) => (org.mailDomains = ["Elders.example"]));
    expect(deploy().printed).toContain("✓ E-mail comes from reizen@elders.example");
  });

  test("with several problems reports all of them at once", () => {
    const { changeOrg, deploy } = fakeDeployment();
    changeOrg(occupied("ChatterNetworkPicasso", ""));
    const { printed } = deploy({ owner: "niemand@example.com" });
    expect(printed.match(/✗/g)).toHaveLength(2);
  });
});
