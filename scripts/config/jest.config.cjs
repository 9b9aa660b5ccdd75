// Tests of the Lightning web components, in Salesforce's own stand-in for a browser: npm run test:lwc.
const { resolve } = require("node:path");
const { jestConfig } = require("@salesforce/sfdx-lwc-jest/config");

const repository = resolve(__dirname, "../..");

module.exports = {
  ...jestConfig,
  rootDir: repository,
  roots: ["<rootDir>/force-app"],
  testMatch: ["**/test/**/*.test.js"],
  modulePathIgnorePatterns: ["<rootDir>/packages/", "<rootDir>/scripts/"],
  moduleNameMapper: { "^@salesforce/community/basePath$": "<rootDir>/force-app/test/mocks/base-path.js" },
};
