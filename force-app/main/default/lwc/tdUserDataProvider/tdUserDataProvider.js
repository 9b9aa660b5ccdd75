// Written by "npm run generate" from packages/blocks/src/user-data-provider: change it there.
import TdReactBlock from "c/tdReactBlock";

export default class TdUserDataProvider extends TdReactBlock {
  blockName = "userDataProvider";

  get settings() {
    return {};
  }
}
