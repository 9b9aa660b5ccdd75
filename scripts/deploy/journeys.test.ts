import { describe, expect, test } from "vitest";
import { planOf } from "./plan.ts";
import { fakeDeployment } from "./testing/fake-deployment.ts";
import { sampleBlock, samplePage } from "./testing/fake-source.ts";

const jobs = { "Website tasks": "WebsiteSchedule" };

/** Commands of the Salesforce CLI that only read. */
const isReading = (command: string): boolean =>
  /^(?:org display|data query|project convert|project retrieve)|org-facts\.apex|--dry-run/.test(command);

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
      assignments: ["guest Website_Guest", "guest Website_Guest_Options", "beheer@example.com Travel_Designer"],
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

  test("gives access to the owner and to the queue member that were chosen", () => {
    const { org, changeOrg, deploy } = fakeDeployment();
    changeOrg(({ groups }) => groups.push("Reisontwerpers"));
    expect(deploy({ owner: "noor@example.com", queue: "Reisontwerpers" }).error).toBe("");
    expect(org().assignments).toContain("noor@example.com Travel_Designer");
    expect(org().queue?.members).toEqual(["Reisontwerpers"]);
    expect(org().components["sites/Travel_Design.site"]).toContain("<siteGuestRecordDefaultOwner>noor@example.com<");
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

describe("pages that people changed in the org", () => {
  const titleOf = (text: string | undefined): unknown => Object(JSON.parse(text ?? "{}")).title;
  const page = (title: string): string => JSON.stringify({ title });

  /** A deployed site whose page was then changed in the org, in the project, or in both. */
  function changedSite(changed: { org?: string; project?: string }) {
    const deployment = fakeDeployment();
    deployment.deploy({ prefix: "reizen" });
    const edit = ({ org, project }: { org?: string; project?: string }): void => {
      if (project !== undefined) deployment.changeSource(samplePage, page(project));
      if (org !== undefined) deployment.changeOrg(({ components }) => void (components[samplePage] = page(org)));
    };
    edit(changed);
    return { ...deployment, edit, title: () => titleOf(deployment.org().components[samplePage]) };
  }

  test("stay with every deployment, and those of the project arrive", () => {
    const { edit, deploy, title } = changedSite({ org: "of an editor" });
    expect(deploy()).toMatchObject({
      error: "",
      printed: expect.stringContaining("stays as it is there: home (view)"),
    });
    expect(title()).toBe("of an editor");
    expect(deploy().error).toBe("");
    expect(title()).toBe("of an editor");
    edit({ project: "second version" });
    expect(deploy().printed).toContain("These were changed both in the org proef and in this project: home (view)");
    expect(title()).toBe("of an editor");
  });

  test("do not hinder pages that only the project changed", () => {
    const { deploy, title } = changedSite({ project: "second version" });
    expect(deploy()).toMatchObject({ error: "", printed: expect.stringContaining("No page was changed in the org") });
    expect(title()).toBe("second version");
  });

  test("stay when they are new or deleted", () => {
    const { changeOrg, deploy, org } = changedSite({});
    const added = samplePage.replace("home", "Actie");
    changeOrg(({ components }) => {
      components[added] = page("of an editor");
      delete components[samplePage];
    });
    expect(deploy().error).toBe("");
    expect(titleOf(org().components[added])).toBe("of an editor");
    expect(org().components).not.toHaveProperty([samplePage]);
  });

  test.each([
    [{ keepPages: "all" }, "of an editor"],
    [{ keepPages: "home" }, "of an editor"],
    [{ replacePages: "all" }, "second version"],
    [{ replacePages: "home" }, "second version"],
  ])("and in the project stop the deployment before anything changes, without %j", (choice, expected) => {
    const { changeSource, deploy, org, title } = changedSite({ org: "of an editor", project: "second version" });
    changeSource(sampleBlock, "// second version");
    expect(deploy().error).toContain("failed");
    expect(org().components).toMatchObject({ [sampleBlock]: "// first version" });
    expect(deploy({ validate: true }).error).toContain("failed");
    expect(deploy({ ...choice, validate: true }).error).toBe("");
    expect(deploy(choice).error).toBe("");
    expect(title()).toBe(expected);
    expect(deploy().error).toBe("");
    expect(title()).toBe(expected);
  });

  test("must be named as they are", () => {
    const { deploy } = changedSite({});
    expect(deploy({ keepPages: "hom" }).printed).toContain(
      "Neither the org proef nor this project has pages named hom",
    );
  });

  test("are unknown if the org does not return them", () => {
    const { changeOrg, deploy, title } = changedSite({ org: "of an editor" });
    changeOrg(({ failures }) => failures.push("project retrieve"));
    expect(deploy().error).toContain("does not return the pages of its site (getaddrinfo ENOTFOUND");
    expect(title()).toBe("of an editor");
  });
});

describe("a deployment that fails", () => {
  const steps = planOf({ as: "lwr-site", org: "proef", validate: false, folder: "." }).map(({ title, command }) => ({
    title,
    part:
      command.find((part) => /\.(?:apex|ts)$|^(?:generated|resource|convert|start|permset|publish)$/.test(part)) ?? "",
  }));

  test.each(steps)("in the step $title succeeds when it is repeated", ({ title, part }) => {
    const { org, changeOrg, deploy } = fakeDeployment();
    changeOrg(({ failures }) => failures.push(part.replace("./", "")));
    const first = deploy({ prefix: "reizen" });
    expect(first.error).toContain(`"${title}" failed`);
    expect(first.error).toContain("deploy again");
    expect(deploy({ prefix: "reizen" }).error).toBe("");
    expect(org()).toMatchObject({
      jobs,
      queue: { members: ["beheer@example.com"] },
      assignments: ["guest Website_Guest", "guest Website_Guest_Options", "beheer@example.com Travel_Designer"],
      signingKeys: 1,
      published: { [sampleBlock]: "// first version" },
    });
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
    const { commands, ...after } = org();
    expect(error).toBe("");
    expect(printed).toContain("nothing in the org was changed");
    expect(after).toEqual(before);
    expect(commands.filter((command) => !isReading(command))).toEqual([]);
    expect(commands.at(-1)).toContain("--dry-run");
    expect(commands.at(-1)).toContain("--tests SubmissionGuardTest");
  });

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
