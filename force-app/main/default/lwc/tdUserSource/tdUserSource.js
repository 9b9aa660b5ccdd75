import userId from "@salesforce/user/Id";
import isGuest from "@salesforce/user/isGuest";
import { userFrom } from "c/tdModels";
import TdReactBlock from "c/tdReactBlock";

/** Gives a block who the visitor is, as the platform knows it. */
export default class TdUserSource extends TdReactBlock {
  get ports() {
    return { ...super.ports, user: userFrom({ userId, isGuest }) };
  }
}
