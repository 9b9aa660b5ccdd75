import { paragraph, string } from "@travel-design/ui/internal";
import { icon } from "../parts/icon-stylesheet/icon-class.ts";

/** Settings of a promise card. */
export const promiseCardProperties = { icon: icon(), title: string(), text: paragraph() };
