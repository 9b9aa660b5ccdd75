import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { fakeDeployment } from "./testing/fake-deployment.ts";
import { sampleBlock, samplePage } from "./testing/fake-source.ts";

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
    expect(deploy()).toMatchObject({
      error: "",
      printed: expect.stringContaining("was changed in the org since the last one"),
    });
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
    [{ keep: "all" }, "of an editor"],
    [{ keep: "home" }, "of an editor"],
    [{ replace: "all" }, "second version"],
    [{ replace: "home" }, "second version"],
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

  test.each(["all", "home"])("do not hold back other pages with the choice to keep %s", (keep) => {
    const { changeSource, deploy, org } = changedSite({ org: "of an editor", project: "second version" });
    const [changed, added] = ["Contact", "Actie"].map((name) => samplePage.replace("home", name));
    changeSource(changed ?? "", page("changed in the project"));
    changeSource(added ?? "", page("new in the project"));
    expect(deploy({ keep }).printed).toContain("stays as it is there: home (view).");
    expect([changed, added].map((path) => titleOf(org().components[path ?? ""]))).toEqual([
      "changed in the project",
      "new in the project",
    ]);
  });

  test("stay with their name although all others are replaced", () => {
    const { deploy, title } = changedSite({ org: "of an editor", project: "second version" });
    expect(deploy({ keep: "home", replace: "all" }).error).toBe("");
    expect(title()).toBe("of an editor");
  });

  test("are not taken for those of an editor when the project deleted them", () => {
    const { changeOrg, deploy, org } = fakeDeployment();
    deploy();
    changeOrg(({ source }) => rmSync(dirname(join(source, samplePage)), { recursive: true }));
    for (let run = 0; run < 2; run += 1)
      expect(deploy().printed).toContain("was changed in the org since the last one");
    expect(org().components).toHaveProperty([samplePage]);
  });

  test("must be named as they are", () => {
    const { deploy } = changedSite({});
    expect(deploy({ keep: "hom" }).printed).toContain(
      "Neither the org proef nor this project has components named hom",
    );
  });

  test("are unknown if the org does not return them", () => {
    const { changeOrg, deploy, title } = changedSite({ org: "of an editor" });
    changeOrg(({ failures }) => failures.push("project retrieve"));
    expect(deploy().error).toContain(
      "does not return the components of this project that people can change (getaddrinfo ENOTFOUND",
    );
    expect(title()).toBe("of an editor");
  });
});
