import UserSource from "c/userSource";

/**
 * The block `userDataProvider`: this component says what the builder set, and `c/userSource` does the rest.
 * Written by "npm run generate" from packages/blocks/src/user-data-provider/definition.ts: change it there.
 */
export default class UserDataProvider extends UserSource {
  blockName = "userDataProvider";

  get settings() {
    return {};
  }
}
