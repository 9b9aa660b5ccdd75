import { expect, test } from "vitest";
import { plant } from "../salesforce/testing/plant.ts";
import { sourceTreeOf } from "../salesforce/source-tree.ts";
import { appNames } from "./app-names.ts";
import { checkAppSource } from "./check-project.ts";
import { checkSettings } from "./check-settings.ts";
import { bundle, sampleSource } from "./testing/sample-source.ts";

const settings = `${bundle}/ui-bundle.json`;
const page = `${bundle}/dist/index.html`;
const meta = `${bundle}/${appNames.app}.uibundle-meta.xml`;
const network = `networks/${appNames.label}.network-meta.xml`;
const site = `digitalExperiences/site/${appNames.bundle}/sfdc_cms__site/${appNames.bundle}/content.json`;
const config = `digitalExperienceConfigs/${appNames.bundle}.digitalExperienceConfig-meta.xml`;
const guests = `permissionsets/${appNames.guests[0]}.permissionset-meta.xml`;

test("a generated project has no problem", async () => {
  expect(await checkAppSource(sampleSource)).toEqual([]);
});

test.each([
  [
    settings,
    '"outputDir"',
    '"outputDirectory"',
    'has the unknown key "outputDirectory"; remove it, or use one of outputDir',
  ],
  [
    settings,
    '"fallback":"404.html"',
    '"fallback":"niet.html"',
    "routing.fallback names niet.html, which the output folder lacks",
  ],
  [settings, '"never"', '"sometimes"', 'routing.trailingSlash is "sometimes"; use "always", "never" or "auto".'],
  [meta, "Experience", "AppLauncher", "target has to be Experience"],
  [meta, "<version>1<", "<version>1.0<", "version has to be an integer"],
  [meta, "<isActive>true", "<isActive>false", "isActive has to be true"],
  [
    network,
    `<picassoSite>${appNames.bundle}`,
    "<picassoSite>Travel_Design1",
    `no network names ${appNames.bundle} as its picassoSite`,
  ],
  [network, "appvforcesite", "app", 'urlPathPrefix is "app"'],
  [config, "<urlPathPrefix>app<", "<urlPathPrefix>appvforcesite<", 'it has to be "appvforcesitevforcesite"'],
  [config, "<urlPathPrefix>app<", "<urlPathPrefix><", "the app has no path; set urlPathPrefix."],
  [site, `c__${appNames.app}`, "c__elsewhere", 'appSpace is "c__elsewhere", but the project has no such bundle'],
  [site, '"appContainer": true', '"appContainer": false', "appContainer is not true"],
  [guests, "ContactRequestResource", "ContactRequestController", "it grants no class with @RestResource"],
  [page, "<body>", "<body><script>start()</script>", "it contains an inline script"],
  [page, "<body>", "<body><style>p{}</style>", "it contains a <style> element"],
  [page, "<body>", '<body><p onclick="start()">', "it contains an event handler attribute"],
  [page, "/app/build/style.css", "/build/style.css", "the address /build/style.css, which is outside the app at /app"],
  [page, "/app/#offerte", "/contact", "the address /contact, which is outside the app at /app"],
  [page, "<body>", '<body><img srcset="/a.webp 640w">', "the address /a.webp, which is outside"],
  [page, "<body>", '<body><p style="--_image:url(&quot;/b.webp&quot;)">', "the address /b.webp, which is outside"],
  [page, "/app/build/start.js", "/app/build/begin.js", "it loads build/begin.js, which the output folder lacks"],
])("in %s, %j replaced by %j is reported", async (path, from, to, sentence) => {
  expect((await checkAppSource(plant(sampleSource, path, from, to))).join("\n")).toContain(sentence);
});

test.each([
  [
    "more files than Salesforce accepts",
    Array.from({ length: 2500 }, (_, index) => `dist/a${index}.webp`),
    "Salesforce accepts 2500",
  ],
  ["a second bundle without metadata", ["../tweede/dist/index.html"], "tweede.uibundle-meta.xml is missing"],
])("%s is reported", async (_name, files, sentence) => {
  const added = Object.fromEntries(files.map((file) => [`${bundle}/${file}`.replace(`${appNames.app}/../`, ""), ""]));
  expect((await checkAppSource(sourceTreeOf(added, sampleSource))).join("\n")).toContain(sentence);
});

test.each([
  [`${bundle}/dist/index.html`, "index.html is missing; build the app."],
  [`${bundle}/dist/404.html`, "names 404.html, which the output folder lacks"],
  [guests, "so guests cannot call Apex"],
])("a project without %s is reported", async (path, sentence) => {
  expect((await checkAppSource(sourceTreeOf({ [path]: undefined }, sampleSource))).join("\n")).toContain(sentence);
});

const redirects = (redirect: object) => ({ routing: { redirects: [{ route: "/a", redirect: "/b", ...redirect }] } });

test.each<[object, string]>([
  [{}, "at least one key"],
  [{ routing: {} }, "routing has to be an object with at least one key"],
  [redirects({ statusCode: "301" }), 'routing.redirects[0].statusCode is "301"; it has to be one of the numbers 301'],
  [redirects({ statusCode: 303 }), "statusCode is 303"],
  [redirects({ statusCode: 301, target: "/c" }), 'routing.redirects[0] has the unknown key "target"'],
  [{ routing: { redirects: [] } }, "routing.redirects has to be a list with at least one item"],
  [{ routing: { rewrites: [{ route: "/a", rewrite: "a.html" }] } }, "routing.rewrites[0].rewrite names a.html"],
  [{ routing: { fileBasedRouting: "true" } }, "use true or false, without quotes"],
  [
    { routing: { fallback: "/index.html" } },
    'routing.fallback is "/index.html"; it has to be a path in the output folder',
  ],
  [{ routing: { fallback: "../index.html" } }, "it has to be a path in the output folder"],
  [{ outputDir: "../dist" }, 'outputDir is "../dist"'],
  [{ apiVersion: "v67.0" }, 'unknown key "apiVersion"'],
  [{ headers: [{ source: "/build/**", headers: [{ key: "Cache-Control" }] }] }, 'headers[0].headers[0] lacks "value"'],
  [{ outputDir: "d".repeat(100_000) }, "larger than 100 kB"],
])("settings %# are reported", (settingsOf, sentence) => {
  expect(checkSettings(JSON.stringify(settingsOf), (path) => path === "index.html").join("\n")).toContain(sentence);
});

test("settings that are not JSON are reported", () => {
  expect(checkSettings("{", () => true).join("\n")).toContain("not valid JSON");
});
