import { describe, expect, test } from "vitest";
import { addValue, deployedSite, object } from "./testing/deployed-site.ts";
import { planOf } from "./plan.ts";
import { fakeDeployment, partOf } from "./testing/fake-deployment.ts";
import type { FakeOrg } from "./testing/fake-org.ts";
import { sampleBlock } from "./testing/fake-source.ts";

const jobs = { "Website tasks": "WebsiteSchedule" };

/** Commands of the Salesforce CLI that only read. */
const isReading = (command: string): boolean =>
  /^(?:org display|data query|project convert|project retrieve|community list)|org-facts\.apex|^project deploy (?:validate|report)/.test(
    command,
  );

describe("the first deployment", () => {
  test("creates a preview that is owned, scheduled and published, and leaves the rest as a list", () => {
    const { org, deploy } = fakeDeployment();
    const { printed, error } = deploy({ prefix: "reizen", queueEmail: "reizen@morgenree.example" });
    expect(error).toBe("");
    expect(org()).toMatchObject({
      network: { status: "UnderConstruction", senderAddress: "beheer@morgenree.example" },
      sites: [{ path: "reizenvforcesite" }, { path: "reizen" }],
      queue: { members: ["beheer@example.com"], email: "reizen@morgenree.example" },
      jobs,
      assignments: ["guest Website_Guest", "beheer@example.com Travel_Designer"],
      signingKeys: 1,
      published: { [sampleBlock]: "// first version" },
    });
    expect(printed).toContain("https://morgenree.my.site.com/reizen");
    expect(printed).toContain("Administration, Settings, Activate");
    expect(printed).toContain("Setup, Deliverability");
    expect(printed).not.toContain("secret");
  });

  test("without a prefix is at the root of the domain, and says that some orgs do not accept that", () => {
    const { org, deploy } = fakeDeployment();
    expect(deploy().printed).toContain("deploy again with --prefix reizen");
    expect(org().sites).toMatchObject([{ path: "vforcesite" }, { path: "" }]);
  });

  test("lets guests read the description of requests only if that was chosen", () => {
    const { org, deploy } = fakeDeployment();
    expect(deploy({ guestOptions: true }).error).toBe("");
    expect(org().assignments).toContain("guest Website_Guest_Options");
  });

  test("gives access to the owner and to the queue member that were chosen", () => {
    const { org, changeOrg, deploy } = fakeDeployment();
    changeOrg(({ groups }) => groups.push("Reisontwerpers"));
    expect(deploy({ owner: "noor@example.com", queue: "Reisontwerpers" }).error).toBe("");
    expect(org().assignments).toContain("noor@example.com Travel_Designer");
    expect(org().queue?.members).toEqual(["Reisontwerpers"]);
    expect(org().components["sites/Travel_Design.site"]).toContain("<siteGuestRecordDefaultOwner>noor@example.com<");
  });

  test.each([
    ["in Dutch", (org: FakeOrg) => void (org.language = "nl_NL")],
    ["without a free license", (org: FakeOrg) => void (org.freeLicenses = 0)],
  ])("to an org %s passes its tests, also as a React app alone", (_name, change) => {
    for (const as of ["lwr-site", "react-app"] as const) {
      const { changeOrg, deploy } = fakeDeployment();
      changeOrg(change);
      expect(deploy({ as, prefix: "reizen" }).error).toBe("");
    }
  });

  test("would fail there if a test found a profile by its name", () => {
    const { changeSource, deploy } = fakeDeployment();
    changeSource("classes/ContactRequestTestData.cls", "[SELECT Id FROM Profile WHERE Name = 'Standard User']");
    expect(deploy().printed).toContain("List has no rows");
  });
});

describe("a repeated deployment", () => {
  test("changes nothing", () => {
    const { org, deploy } = fakeDeployment();
    deploy({ prefix: "reizen" });
    const { commands: _first, ...before } = org();
    const { printed, error } = deploy({ prefix: "reizen" });
    const { commands: _second, ...after } = org();
    expect(error).toBe("");
    expect(printed).toContain("Skipped: already assigned.");
    expect(after).toMatchObject({ ...before, components: expect.anything(), published: expect.anything() });
  });

  test("keeps what people changed in the org: status, sender, path, queue and key", () => {
    const { org, changeOrg, deploy } = fakeDeployment();
    deploy({ prefix: "reizen" });
    changeOrg((state) => {
      state.network = { status: "Live", senderAddress: "info@morgenree.example" };
      state.queue = { objects: ["Contact_Request__c"], members: ["noor@example.com"], email: "team@morgenree.example" };
    });
    const { printed, error } = deploy();
    expect(error).toBe("");
    expect(org()).toMatchObject({
      network: { status: "Live", senderAddress: "info@morgenree.example" },
      sites: [{ path: "reizenvforcesite" }, { path: "reizen" }],
      queue: { members: ["noor@example.com"], email: "team@morgenree.example" },
      signingKeys: 1,
    });
    expect(printed).not.toContain("Settings, Activate");
  });

  test("publishes a changed block", () => {
    const { org, changeSource, deploy } = fakeDeployment();
    deploy();
    changeSource(sampleBlock, "// second version");
    expect(deploy().error).toBe("");
    expect(org().published).toMatchObject({ [sampleBlock]: "// second version" });
  });
});

describe("a deployment that fails", () => {
  const kinds = [
    { as: "lwr-site", guests: ["guest Website_Guest"] },
    { as: "react-app", guests: ["guest Website_Guest_App"] },
  ] as const;
  const steps = kinds.flatMap(({ as, guests }) =>
    planOf({ as, org: "proef", validate: false, folder: "." }).map(({ title, command }) => ({
      as,
      guests,
      title,
      part: partOf(command),
    })),
  );

  test.each(steps)("as $as in the step $title succeeds when it is repeated", ({ as, guests, title, part }) => {
    const { org, changeOrg, deploy } = fakeDeployment();
    changeOrg(({ failures }) => failures.push(part));
    const first = deploy({ as, prefix: "reizen" });
    expect(first.error).toContain(`"${title}" failed`);
    expect(first.error).toContain("deploy again");
    // Only the step that records the org leaves it unknown whether somebody changed it meanwhile.
    const choice = part.includes("record-components") ? { replace: "all" } : {};
    expect(deploy({ as, prefix: "reizen", ...choice }).error).toBe("");
    expect(org()).toMatchObject({
      jobs,
      queue: { members: ["beheer@example.com"] },
      assignments: [...guests, "beheer@example.com Travel_Designer"],
      signingKeys: 1,
      published: { [sampleBlock]: "// first version" },
    });
  });

  test.each([true, false])("names the classes that the tests cover too little, validated: %s", (validate) => {
    const { changeOrg, deploy, org } = fakeDeployment();
    changeOrg((state) => (state.coverage = { ConfirmationJob: 59, WebsiteMail: 75 }));
    const { printed } = deploy({ validate });
    expect(printed).toContain("The tests cover 59 % of the class ConfirmationJob, and Salesforce requires 75 %.");
    expect(printed).not.toContain("WebsiteMail");
    expect(org().components).toEqual({});
  });

  test("because of a test is rolled back, and the job goes on", () => {
    const { org, changeSource, deploy } = fakeDeployment();
    deploy();
    changeSource(sampleBlock, "// second version");
    changeSource("classes/SubmissionGuardTest.cls", "Assert.fail('planted');");
    const { printed, error } = deploy();
    expect(printed).toContain("Test failure in classes/SubmissionGuardTest.cls");
    expect(error).toContain("failed");
    expect(org().components).toMatchObject({ [sampleBlock]: "// first version" });
    expect(org().jobs).toEqual(jobs);
  });
});

describe("a deployment as a React app", () => {
  const app = { as: "react-app" } as const;

  test("creates a site of its own, whose guests have one permission set", () => {
    const { org, deploy } = fakeDeployment();
    const { printed, error } = deploy(app);
    expect(error).toBe("");
    expect(org()).toMatchObject({
      network: { label: "Travel Design App", status: "UnderConstruction", senderAddress: "beheer@morgenree.example" },
      sites: [
        { name: "Travel_Design_App", path: "appvforcesite" },
        { name: "Travel_Design_App1", path: "app" },
      ],
      queue: { members: ["beheer@example.com"] },
      jobs,
      assignments: ["guest Website_Guest_App", "beheer@example.com Travel_Designer"],
      signingKeys: 1,
      published: { [sampleBlock]: "// first version" },
    });
    expect(printed).toContain("https://morgenree.my.site.com/app/privacyverklaring");
    expect(printed).toContain('next to "Travel Design App"');
    expect(printed).not.toContain("Experience Builder");
  });

  test("leaves the LWR site of the org as it is, and keeps the queue", () => {
    const { org, changeOrg, deploy } = fakeDeployment();
    deploy({ prefix: "reizen" });
    // The fake org has one network: the next deployment finds none with its own name.
    changeOrg((state) => delete state.network);
    expect(deploy({ ...app, owner: "noor@example.com" }).error).toBe("");
    expect(org().sites.map(({ name, path }) => `${name} ${path}`)).toEqual([
      "Travel_Design reizenvforcesite",
      "Travel_Design1 reizen",
      "Travel_Design_App appvforcesite",
      "Travel_Design_App1 app",
    ]);
    expect(org().queue?.members).toEqual(["beheer@example.com"]);
    expect(org().signingKeys).toBe(1);
  });

  test("is repeated without a change, at the path that it has", () => {
    const { org, deploy } = fakeDeployment();
    deploy({ ...app, prefix: "vakantie" });
    const { sites, queue, assignments } = org();
    expect(deploy(app).error).toBe("");
    expect(org()).toMatchObject({ sites, queue, assignments, signingKeys: 1 });
  });

  test("that is only validated changes nothing", () => {
    const { org, deploy } = fakeDeployment();
    expect(deploy({ ...app, validate: true }).error).toBe("");
    expect(org()).toMatchObject({ components: {}, sites: [], assignments: [] });
  });
});

describe("--validate", () => {
  test("runs the tests of this project in the org and changes nothing there", () => {
    const { org, deploy } = fakeDeployment();
    const { commands: _before, ...before } = org();
    const { printed, error } = deploy({ prefix: "reizen", validate: true });
    const { commands, validation: _validation, ...after } = org();
    expect(error).toBe("");
    expect(printed).toContain("nothing in the org was changed");
    expect(after).toEqual(before);
    expect(commands.filter((command) => !isReading(command))).toEqual([]);
    const validate = commands.find((command) => command.startsWith("project deploy validate"));
    expect(validate).toContain("--tests SubmissionGuardTest");
  });

  test("prints what deploys the same without running the tests again", () => {
    const { org, deploy } = fakeDeployment();
    const { printed } = deploy({ prefix: "reizen", validate: true });
    const validation = printed.split("\n").at(-1) ?? "";
    expect(deploy({ prefix: "reizen", validation })).toMatchObject({ error: "" });
    const commands = org().commands.filter((command) => /^project deploy (?!report)/.test(command));
    expect(commands.filter((command) => command.includes("--tests"))).toHaveLength(1);
    expect(commands).toContainEqual(expect.stringMatching(/^project deploy quick .* --job-id 0Af\w{15} /));
    expect(org().published).toMatchObject({ [sampleBlock]: "// first version" });
  });

  test.each([
    [
      "the project",
      ({ changeSource }) => changeSource("classes/WebsiteTasks.cls", "public class WebsiteTasks { /* new */ }"),
    ],
    ["somebody in Setup", ({ setUp }) => setUp(object, (xml) => addValue(xml, "Een beurs"))],
  ] satisfies [string, (site: ReturnType<typeof deployedSite>) => void][])(
    "is not deployed any more after a change by %s",
    (_who, change) => {
      const site = deployedSite();
      const { printed } = site.deploy({ validate: true });
      change(site);
      const { error } = site.deploy({ validation: printed.split("\n").at(-1) });
      expect(error).toContain("is not what the validation 0Af");
      expect(site.org().commands.at(-1)).not.toContain("quick");
    },
  );

  test("reports what the deployment would report", () => {
    const { changeSource, deploy } = fakeDeployment();
    changeSource("classes/SubmissionGuardTest.cls", "Assert.fail('planted');");
    expect(deploy({ validate: true })).toMatchObject({
      printed: expect.stringContaining("Test failure"),
      error: expect.stringContaining("validate again"),
    });
  });

  test("of an update needs no setting of the org, although its job is scheduled", () => {
    const { changeSource, deploy } = fakeDeployment();
    deploy();
    changeSource("classes/WebsiteTasks.cls", "public class WebsiteTasks { /* second version */ }");
    expect(deploy({ validate: true }).error).toBe("");
  });
});
