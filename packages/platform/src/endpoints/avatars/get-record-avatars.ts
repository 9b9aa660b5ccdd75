import * as lifetimes from "../../lifetimes.ts";
import { defineRead } from "../../table/define-read.ts";
import { recordIds } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import { formFactor } from "../kinds.ts";
import { askForAvatars } from "./ask-for-avatars.ts";
import { avatars } from "./avatars-shape.ts";

/** What stands for records in lists and headings. An avatar that is under way already is blank until it comes. */
export const getRecordAvatars = defineRead({
  name: "getRecordAvatars",
  method: "GET",
  path: "/record-avatars/batch/{recordIds}",
  parameters: { recordIds: path(recordIds), formFactor: query(formFactor) },
  lifetime: lifetimes.batchAvatars,
  answer: avatars,
  ask: askForAvatars,
});
