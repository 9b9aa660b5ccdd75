import userId from "@salesforce/user/Id";
import isGuest from "@salesforce/user/isGuest";
import { userFrom } from "c/tdModels";
import TdReactBlock from "c/tdReactBlock";

/** Base class of React blocks that need the visitor's user data. */
export default class TdUserSource extends TdReactBlock {
  get ports() {
    return { ...super.ports, user: userFrom({ userId, isGuest }) };
  }
}
