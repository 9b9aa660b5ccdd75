import { describe, expect, test } from "vitest";
import { parseRun } from "./options.ts";
import { describePlan } from "./describe-plan.ts";
import { planOf } from "./plan.ts";
import { fakeDeployment } from "./testing/fake-deployment.ts";
import { addValue, deployedSite, field, layout } from "./testing/deployed-site.ts";
import { sampleBlock, samplePage } from "./testing/fake-source.ts";

/** Sites of an agency that has its own: each is a Network, a site with the guest user and one with the pages. */
const agencySites = ["Morgenree", "Zuiderzon", "Noorderlicht"].flatMap((label) => [
  {
    name: `${label}_Site`,
    type: "ChatterNetwork",
    path: `${label.toLowerCase()}vforcesite`,
    owner: "noor@example.com",
    label,
  },
  { name: `${label}_Site1`, type: "ChatterNetworkPicasso", path: label.toLowerCase() },
]);

const blocks = { as: "blocks", site: "Morgenree" } as const;

/** An org with three sites of the agency. */
function agency() {
  const deployment = fakeDeployment();
  deployment.changeOrg((org) => void org.sites.push(...agencySites));
  return deployment;
}

/** Files of a site, which a deployment of the blocks never sends. */
const siteFile = /^(?:networks|sites|digitalExperience\w*)\//;

const filesOfSite = (components: Readonly<Record<string, string>>): string[] =>
  Object.keys(components).filter((path) => siteFile.test(path));

describe("the blocks for a site that exists", () => {
  test("arrive without a site of ours, and the site's guest may submit the form", () => {
    const { org, deploy } = agency();
    const { printed, error } = deploy(blocks);
    expect(error).toBe("");
    expect(org()).toMatchObject({
      sites: agencySites,
      queue: { members: ["beheer@example.com"] },
      jobs: { "Website tasks": "WebsiteSchedule" },
      assignments: ["guest of Morgenree Website_Guest", "beheer@example.com Travel_Designer"],
      signingKeys: 1,
      components: { [sampleBlock]: "// first version" },
      published: {},
    });
    expect(org().network).toBeUndefined();
    expect(filesOfSite(org().components)).toEqual([]);
    for (const part of ["noor@example.com owns", "Edit Head Markup", "thanks visitors", "No trusted site", "Publish"])
      expect(printed).toContain(part);
    expect(printed).not.toContain("is published");
  });

  test("are updated without undoing what people changed in Setup", () => {
    const { org, changeOrg, changeSource, deploy } = agency();
    deploy(blocks);
    const path = layout;
    changeOrg(
      ({ components }) => void (components[path] = components[path]?.replace(/<\/\w+>\s*$/, "<!-- ours -->$&") ?? ""),
    );
    changeSource(sampleBlock, "// second version");
    const { printed, error } = deploy(blocks);
    expect(error).toBe("");
    expect(printed).toContain("Offerteaanvraag Layout (page layout)");
    expect(org().components[path]).toContain("<!-- ours -->");
    expect(org().components[sampleBlock]).toBe("// second version");
    expect(org().signingKeys).toBe(1);
  });

  test("stop before anything changes where both sides changed something", () => {
    const { org, changeOrg, changeSource, deploy } = agency();
    deploy(blocks);
    changeOrg(
      ({ components }) =>
        void (components[layout] = components[layout]?.replace(/<\/\w+>\s*$/, "<!-- ours -->$&") ?? ""),
    );
    changeSource(`${layout}-meta.xml`, "<Layout><layoutSections/></Layout>");
    changeSource(sampleBlock, "// second version");
    expect(deploy(blocks).error).not.toBe("");
    expect(org().components[sampleBlock]).toBe("// first version");
  });

  test("are for each of three sites, whose guests get the same right", () => {
    const { org, deploy } = agency();
    for (const site of ["Morgenree", "Zuiderzon", "Noorderlicht"])
      expect(deploy({ ...blocks, site, guestOptions: site === "Zuiderzon" }).error).toBe("");
    expect(org().assignments).toEqual([
      "guest of Morgenree Website_Guest",
      "beheer@example.com Travel_Designer",
      "guest of Zuiderzon Website_Guest",
      "guest of Zuiderzon Website_Guest_Options",
      "guest of Noorderlicht Website_Guest",
    ]);
    expect(org()).toMatchObject({ sites: agencySites, signingKeys: 1 });
  });

  test("are for a site of ours that has another name now, whose pages stay and are still known", () => {
    const { org, changeOrg, deploy, setUp, edit } = deployedSite();
    changeOrg(({ network }) => void (network && (network.label = "Morgenree")));
    setUp(samplePage, () => '{ "title": "of an editor" }');
    edit(field, (xml) => addValue(xml, "Krant"));
    const { network, sites } = org();
    expect(deploy(blocks).error).toBe("");
    expect(org()).toMatchObject({ network, sites, components: { [samplePage]: '{ "title": "of an editor" }' } });
    changeOrg((state) => void (state.network && delete state.network.label));
    // A deployment of the site after that one still knows what the editor changed.
    expect(deploy()).toMatchObject({ error: "", printed: expect.stringContaining("home (view)") });
  });

  test("are beside our own site in one org", () => {
    const { org, deploy } = agency();
    expect(deploy({ prefix: "reizen" }).error).toBe("");
    expect(deploy(blocks).error).toBe("");
    expect(deploy().error).toBe("");
    expect(org().assignments).toEqual(
      expect.arrayContaining(["guest Website_Guest", "guest of Morgenree Website_Guest"]),
    );
    expect(org().sites).toHaveLength(agencySites.length + 2);
  });

  test("are only validated on request", () => {
    const { org, deploy } = agency();
    expect(deploy({ ...blocks, validate: true }).error).toBe("");
    expect(org()).toMatchObject({ components: {}, assignments: [], sites: agencySites });
  });
});

const steps = planOf({ ...blocks, org: "proef", validate: false, folder: "." }).map(({ id, title, command }) => {
  const isNamed = (part: string): boolean => /\.(?:apex|ts)$|^(?:generated|resource|convert|start|permset)$/.test(part);
  return { id, title, part: command.find(isNamed) ?? "" };
});

test.each(steps)(
  "a deployment of the blocks that fails in the step $title succeeds when it is repeated",
  ({ id, part }) => {
    const { org, changeOrg, deploy } = agency();
    changeOrg(({ failures }) => failures.push(part.replace("./", "")));
    expect(deploy(blocks).error).toContain("deploy again");
    const choice = id === "recordComponents" ? { replace: "all" } : {};
    expect(deploy({ ...blocks, ...choice }).error).toBe("");
    expect(org()).toMatchObject({
      sites: agencySites,
      assignments: ["guest of Morgenree Website_Guest", "beheer@example.com Travel_Designer"],
      signingKeys: 1,
    });
    expect(filesOfSite(org().components)).toEqual([]);
  },
);

test.each([
  [
    "no such site",
    { site: "Westenwind" },
    "no site named Westenwind: choose one of Morgenree, Zuiderzon, Noorderlicht",
  ],
  ["an Aura site", { site: "Portaal" }, "The site Portaal of the org proef is no LWR site"],
  ["a site whose owner left", { site: "Zuiderzon" }, "Preferences, Record ownership"],
  ["a site whose guest is not listed", { site: "Verborgen" }, "does not list the site of Verborgen that has its guest"],
])("an org with %s stops the blocks before anything changes", (_name, options, sentence) => {
  const { org, changeOrg, deploy } = agency();
  changeOrg(({ sites, users }) => {
    sites.push({ name: "Portaal", type: "ChatterNetwork", path: "portaal", label: "Portaal" });
    sites.push({ name: "Verborgen1", type: "ChatterNetworkPicasso", path: "verborgen", label: "Verborgen" });
    users.push({ username: "weg@example.com", email: "", isActive: false, type: "Standard" });
    for (const site of sites) if (site.label === "Zuiderzon") site.owner = "weg@example.com";
  });
  const { printed, error } = deploy({ ...blocks, ...options });
  expect(error).not.toBe("");
  expect(printed).toContain(sentence);
  expect(org()).toMatchObject({ components: {}, assignments: [] });
});

test("a site without a default owner, and one whose sender has no key, are named", () => {
  const { changeOrg, deploy } = agency();
  changeOrg(({ sites }) => sites.forEach((site) => delete site.owner));
  expect(deploy(blocks)).toMatchObject({ error: "", printed: expect.stringContaining("! Nobody is known to own") });
  changeOrg((org) => void (org.siteSender = "hola@zuiderzon.example"));
  expect(deploy(blocks).printed).toContain(
    "! E-mail about requests comes from hola@zuiderzon.example, and the org proef",
  );
});

test.each([
  [["--as", "blocks"], "--site is missing"],
  [["--site", "Morgenree"], "it needs --as blocks"],
  [["--as", "blocks", "--site", "Morgenree", "--prefix", "reizen"], "--prefix is for a site that a deployment creates"],
  [["--as", "blocks", "--site", "Morgenree", "--owner", "noor@example.com"], "--owner is for a site"],
])("%j is one sentence that says what to do", (parameters, sentence) => {
  expect(() => parseRun(["--org", "proef", ...parameters])).toThrow(sentence);
});

test("a dry run lists the folders that are sent: all of them for a site, all but a site's for the blocks", () => {
  const printed = (parameters: readonly string[]): string =>
    describePlan(planOf({ ...parseRun(["--org", "proef", ...parameters]).options, folder: ".deploy" }), "linux");
  expect(printed([])).toContain("--root-dir force-app ");
  const list = printed(["--as", "blocks", "--site", "Mijn reizen"]);
  const folders = [...list.matchAll(/--source-dir force-app\/main\/default\/(\w+)/g)].map(([, name]) => name);
  expect(folders).toEqual(expect.arrayContaining(["classes", "lwc", "objects", "permissionsets", "staticresources"]));
  expect(folders.filter((name) => siteFile.test(`${name}/`))).toEqual([]);
  expect(list).not.toMatch(/community publish|--root-dir/);
});
