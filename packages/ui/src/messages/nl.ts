import { actions } from "./actions.ts";
import { choices } from "./choices.ts";
import { dates } from "./dates.ts";
import { dialogs } from "./dialogs.ts";
import { fields } from "./fields.ts";
import { layout } from "./layout.ts";
import { search } from "./search.ts";
import { selection } from "./selection.ts";

/** The Dutch texts, which components use without a `MessagesProvider`. */
export const nl = {
  ...actions,
  ...choices,
  ...dates,
  ...dialogs,
  ...fields,
  ...layout,
  ...search,
  ...selection,
};

/** Every text that components render without being given one. */
export type Messages = typeof nl;
