import * as lifetimes from "../../lifetimes.ts";
import { whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { recordId } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import { formFactor } from "../kinds.ts";
import { expectAvatar } from "./avatar.ts";

/** The avatar of one record. The server gives avatars in batches only, so it can be had from the cache alone. */
export const recordAvatar = defineRead({
  name: "recordAvatar",
  method: "GET",
  path: null,
  parameters: { recordId: path(recordId), formFactor: query(formFactor) },
  lifetime: lifetimes.avatar,
  answer: whole(expectAvatar),
});
