import { paragraph, string } from "../../settings/properties.ts";
import { icon } from "../icon-stylesheet/icon-class.ts";

/** Settings of a promise card. */
export const promiseCardProperties = { icon: icon(), title: string(), text: paragraph() };
