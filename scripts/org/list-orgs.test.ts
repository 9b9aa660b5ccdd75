import { expect, test } from "vitest";
import { orgsIn } from "./list-orgs.ts";

const listed = (groups: object): string => JSON.stringify({ status: 0, result: groups });

test("lists each org once, by its alias or its username, without secrets", () => {
  const hub = { alias: "hub", username: "a@example.com", connectedStatus: "Connected", accessToken: "00D-secret" };
  const output = listed({
    nonScratchOrgs: [hub],
    devHubs: [hub],
    sandboxes: [{ username: "b@example.com", connectedStatus: "RefreshTokenAuthError" }],
    scratchOrgs: [{ alias: "proef,test", username: "c@example.com", status: "Active" }],
  });
  expect(orgsIn(output)).toEqual([
    { name: "b@example.com", username: "b@example.com", isConnected: false },
    { name: "hub", username: "a@example.com", isConnected: true },
    { name: "proef", username: "c@example.com", isConnected: true },
  ]);
});

test.each([
  ["no JSON", "Error"],
  ["a failure", '{"status":1,"message":"x"}'],
  ["an org without a name", listed({ other: [{ alias: "a" }, null] })],
  ["a name that would be an option", listed({ other: [{ alias: "--json", username: "a@example.com" }] })],
])("%s lists nothing", (_name, output) => expect(orgsIn(output)).toEqual([]));
