// The block `userDataProvider`. Written by "npm run generate" from packages/blocks/src/user-data-provider: change it there.
import TdUserSource from "c/tdUserSource";

export default class TdUserDataProvider extends TdUserSource {
  blockName = "userDataProvider";

  get settings() {
    return {};
  }
}
