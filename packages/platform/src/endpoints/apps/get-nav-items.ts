import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { integer, texts } from "../../table/kinds.ts";
import { query } from "../../table/parameters.ts";
import { formFactor } from "../kinds.ts";
import type { NavItems } from "./types.ts";

/** The tabs that the user may open. */
export const getNavItems = defineRead({
  name: "getNavItems",
  method: "GET",
  path: "/nav-items",
  parameters: {
    formFactor: query(formFactor),
    navItemNames: query(texts),
    page: query(integer),
    pageSize: query(integer),
  },
  lifetime: lifetimes.navItems,
  answer: whole(expectObject<NavItems>({ navItems: "array" })),
});
