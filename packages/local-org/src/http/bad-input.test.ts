import { connect } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { apexPath, pathOf, uiApi } from "../testing/paths.ts";
import { requestName, readingGuests, startTestOrg, type TestResponse } from "../testing/test-org.ts";

const org = await startTestOrg(readingGuests);
afterAll(() => org.remove());
const recordPath = `${uiApi}/records/${await org.createRequest()}`;

/** What a caller learns from a response, and how many records there are afterwards, which also shows that the org still runs. */
async function outcomeOf(response: TestResponse): Promise<object> {
  const [first]: { errorCode?: string; message?: string }[] = Array.isArray(response.body) ? response.body : [];
  return {
    status: response.status,
    errorCode: first?.errorCode,
    hasMessage: Boolean(first?.message),
    contentType: response.headers["content-type"],
    noSniff: response.headers["x-content-type-options"],
    showsInside: /node_modules|\.ts\b|:\d+:\d+|\n\s+at /.test(response.text),
    records: await org.countRequests(),
  };
}

/** An error in the platform's format that reveals no server internals and changed nothing. */
const rejection = (status: number, errorCode: string): object => ({
  status,
  errorCode,
  hasMessage: true,
  contentType: "application/json;charset=UTF-8",
  noSniff: "nosniff",
  showsInside: false,
  records: 1,
});

describe("an invalid body", () => {
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;

  test.each<[string, string, number, string]>([
    ["malformed JSON", '{"apiName":', 400, "JSON_PARSER_ERROR"],
    ["nothing", "", 400, "INVALID_TYPE"],
    ["a list", "[]", 400, "JSON_PARSER_ERROR"],
    ["null", "null", 400, "JSON_PARSER_ERROR"],
    ["a very deep list", deep, 400, "JSON_PARSER_ERROR"],
    ["2 MB", JSON.stringify({ apiName: "x".repeat(2_000_000) }), 413, "REQUEST_ENTITY_TOO_LARGE"],
    ["__proto__", '{"__proto__":{"apiName":"Contact_Request__c"}}', 400, "JSON_PARSER_ERROR"],
    ["__proto__ inside", '{"fields":{"__proto__":{"LastName__c":"x"}}}', 400, "JSON_PARSER_ERROR"],
    ["__proto__ in disguise", '{"fields":{"\\u005f_proto__":{"x":1}}}', 400, "JSON_PARSER_ERROR"],
    ["an unknown key", '{"apiName":"Contact_Request__c","fields":{},"extra":1}', 400, "JSON_PARSER_ERROR"],
    ["fields that are a text", '{"apiName":"Contact_Request__c","fields":"x"}', 400, "JSON_PARSER_ERROR"],
    ["a name that is a number", '{"apiName":5,"fields":{}}', 400, "JSON_PARSER_ERROR"],
    ["an unknown object", '{"apiName":"Account","fields":{}}', 400, "INVALID_TYPE"],
    ["another flag", '{"apiName":"Contact_Request__c","fields":{},"allowSaveOnDuplicate":1}', 400, "JSON_PARSER_ERROR"],
  ])("%s", async (_name, body, status, errorCode) => {
    const response = await org.asAdministrator("POST", "/records", body);
    expect(await outcomeOf(response)).toEqual(rejection(status, errorCode));
  });

  test("bytes that are no UTF-8", async () => {
    const response = await new Promise<string>((done) => {
      const socket = connect(org.port, "127.0.0.1");
      let text = "";
      socket.on("data", (data) => (text += data.toString()));
      socket.on("close", () => done(text));
      socket.write(`POST ${uiApi}/records HTTP/1.1\r\nHost: localhost:${org.port}\r\nConnection: close\r\n`);
      socket.write("Authorization: Bearer local-admin\r\nContent-Length: 4\r\n\r\n");
      socket.write(Buffer.from([0x22, 0xff, 0xfe, 0x22]));
    });
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toContain("it is not UTF-8");
  });

  test("an upload that is broken off leaves the org alive", async () => {
    await new Promise<void>((done) => {
      const socket = connect(org.port, "127.0.0.1", () => {
        socket.write(`POST ${uiApi}/records HTTP/1.1\r\nHost: localhost:${org.port}\r\n`);
        socket.write("Authorization: Bearer local-admin\r\nContent-Length: 500\r\n\r\n{", () => socket.destroy());
      });
      socket.on("close", () => done());
    });
    expect(await org.countRequests()).toBe(1);
    expect(org.lines).toEqual([]);
  });
});

test("SQL and script are stored unchanged in every text field", async () => {
  const attack = `'); DROP TABLE records;--<script>`;
  const names = ["FirstName__c", "LastName__c", "PhoneNumber__c", "Street__c", "City__c", "CustomDestination__c"];
  const more = ["Wishes__c", "AlternativeSource__c", "UtmCampaign__c", "UtmMedium__c", "UtmSource__c", "GaId__c"];
  const fields = Object.fromEntries([...names, ...more].map((name) => [name, attack]));
  const own = await startTestOrg();
  const id = await own.createRequest(fields);
  const path = `/records/${id}?fields=${Object.keys(fields).map(pathOf).join(",")}`;
  const { body } = await own.asAdministrator("GET", path);
  const shown = Object.fromEntries(Object.keys(fields).map((name) => [name, { displayValue: null, value: attack }]));
  expect(body).toHaveProperty("fields", shown);
  expect(await own.countRequests()).toBe(1);
  await own.remove();
});

test("a guest cannot distinguish a record that exists from one that does not", async () => {
  const query = `?fields=${pathOf("LastName__c")}`;
  const existing = await org.send("GET", recordPath + query);
  const missing = await org.asGuest("GET", `/records/a00000000000001AAA${query}`);
  expect(await outcomeOf(existing)).toEqual(rejection(404, "NOT_FOUND"));
  expect(existing.text).toBe(missing.text);
});

describe("a token that is not the org's", () => {
  test.each(["Bearer wrong", "Bearer ", "Bearer local-admin2", "Basic bG9jYWwtYWRtaW4=", "local-admin"])(
    "%j is rejected everywhere in the API",
    async (authorization) => {
      const headers = { authorization };
      const body = { apiName: requestName, fields: { LastName__c: "x" } };
      for (const [method, path] of [
        ["POST", `${uiApi}/records`],
        ["GET", `${uiApi}/object-info/${requestName}`],
        ["GET", `${recordPath}?fields=${pathOf("Id")}`],
        ["POST", apexPath],
      ] as const) {
        const response = await org.send(method, path, { headers, ...(method === "POST" && { body }) });
        expect(await outcomeOf(response)).toEqual(rejection(401, "INVALID_SESSION_ID"));
      }
    },
  );
});

describe("an address that is not the org's", () => {
  test.each([
    "example.com",
    "evil.example:8080",
    "localhost",
    "localhost:1",
    "127.0.0.1.example.com",
    "localhost@evil",
  ])("Host %s is rejected", async (host) => {
    const response = await org.send("GET", `${uiApi}/object-info/${requestName}`, { headers: { host } });
    expect(await outcomeOf(response)).toEqual(rejection(421, "MISDIRECTED_REQUEST"));
  });

  test.each(["localhost", "LOCALHOST", "127.0.0.1", "[::1]"])("Host %s with our port is ours", async (name) => {
    const headers = { host: `${name}:${org.port}` };
    expect((await org.send("GET", `${uiApi}/object-info/${requestName}`, { headers })).status).toBe(200);
  });

  test("a page of another site cannot write", async () => {
    for (const origin of ["https://evil.example", "null", "http://localhost.evil.example", "ftp://localhost"]) {
      const body = { apiName: requestName, fields: { LastName__c: "x" } };
      const response = await org.send("POST", `${uiApi}/records`, { body, administrator: true, headers: { origin } });
      expect(await outcomeOf(response)).toEqual(rejection(403, "FORBIDDEN"));
    }
  });

  test.each<[string, string, number, string]>([
    ["GET", "/services/data/v63.0/ui-api/unknown", 404, "NOT_FOUND"],
    ["GET", "/services/data/v59.0/ui-api/object-info/Contact_Request__c", 404, "NOT_FOUND"],
    ["GET", "/services/data/v63.0/ui-api/../../../../etc/passwd", 404, "NOT_FOUND"],
    ["GET", "/org/unknown", 404, "NOT_FOUND"],
    ["GET", "/unknown", 404, "NOT_FOUND"],
    ["POST", "/", 405, "METHOD_NOT_ALLOWED"],
    ["PUT", "/services/data/v63.0/ui-api/records", 405, "METHOD_NOT_ALLOWED"],
    ["OPTIONS", "/services/data/v63.0/ui-api/records", 405, "METHOD_NOT_ALLOWED"],
    ["GET", "/services/data/v63.0/ui-api/object-info/%E0%A4%A", 400, "MALFORMED_URL"],
    ["GET", "//evil.example/", 400, "MALFORMED_URL"],
    ["GET", "http://evil.example/", 400, "MALFORMED_URL"],
  ])("%s %s", async (method, path, status, errorCode) => {
    expect(await outcomeOf(await org.send(method, path))).toEqual(rejection(status, errorCode));
  });

  test.each([
    "/services/data/v59.0/ui-api/object-info/Contact_Request__c",
    "/services/data/v63.0/query?q=SELECT+Id+FROM+Contact_Request__c",
    "/webruntime/api/services/data/v63.0/sobjects/Contact_Request__c",
    "/services/data/v63.0/graphql",
  ])("the response to %s says which parts of the API exist", async (path) => {
    const { body } = await org.send("GET", path, { administrator: true });
    const message = expect.stringMatching(/UI API .*\/v60\.0\/.*Apex .*SOQL \(\/query\).*GraphQL do not\.$/);
    expect(body).toEqual([{ errorCode: "NOT_FOUND", message }]);
  });
});

test.each(["v60.0", "v64.0", "v99.0", "v100.0"])("the UI API of version %s is served", async (version) => {
  for (const base of ["/services/data", "/webruntime/api/services/data"]) {
    const path = `${base}/${version}/ui-api/object-info/${requestName}`;
    expect(await org.send("GET", path)).toMatchObject({ status: 200, body: { apiName: requestName } });
  }
});
