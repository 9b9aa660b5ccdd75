// Tests of the Lightning web components, with Salesforce's own test doubles of the platform: npm test -- lwc.
const { resolve } = require("node:path");
const { jestConfig } = require("@salesforce/sfdx-lwc-jest/config");

const repository = resolve(__dirname, "../..");
const mocks = "<rootDir>/force-app/test/mocks";

module.exports = {
  ...jestConfig,
  rootDir: repository,
  roots: ["<rootDir>/force-app"],
  testMatch: ["**/test/**/*.test.js"],
  modulePathIgnorePatterns: ["<rootDir>/packages/", "<rootDir>/scripts/"],
  moduleNameMapper: {
    "^@salesforce/community/basePath$": `${mocks}/base-path.js`,
    "^@salesforce/site/Id$": `${mocks}/site-id.js`,
    "^experience/cmsDeliveryApi$": `${mocks}/cms-delivery-api.js`,
    "^experience/navigationMenuApi$": `${mocks}/navigation-menu-api.js`,
  },
};
