import userId from "@salesforce/user/Id";
import isGuest from "@salesforce/user/isGuest";
import { userFrom } from "c/layoutModels";
import ReactBlock from "c/reactBlock";

/** Gives a block who the visitor is, as the platform knows it. */
export default class UserSource extends ReactBlock {
  get ports() {
    return { ...super.ports, user: userFrom({ userId, isGuest }) };
  }
}
