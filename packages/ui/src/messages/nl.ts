import { actions } from "./actions.ts";
import { choices } from "./choices.ts";
import { dates } from "./dates.ts";
import { fields } from "./fields.ts";
import { layout } from "./layout.ts";
import { search } from "./search.ts";

/** The Dutch texts, which components use without a `MessagesProvider`. */
export const nl = {
  ...actions,
  ...choices,
  ...dates,
  ...fields,
  ...layout,
  ...search,
};

/** Every text that components render without being given one. */
export type Messages = typeof nl;
