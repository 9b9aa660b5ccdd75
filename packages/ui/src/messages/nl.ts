import { actions } from "./actions.ts";
import { choices } from "./choices.ts";
import { content } from "./content.ts";
import { dates } from "./dates.ts";
import { fields } from "./fields.ts";
import { hero } from "./hero.ts";
import { layout } from "./layout.ts";
import { page } from "./page.ts";
import { search } from "./search.ts";
import { specialists } from "./specialists.ts";

/**
 * The Dutch texts, which components use without a `MessagesProvider`. Import them to replace some of them.
 *
 * @example <MessagesProvider messages={{ ...nl, showMore: "Meer reizen" }}>
 */
export const nl = {
  ...actions,
  ...choices,
  ...content,
  ...dates,
  ...fields,
  ...hero,
  ...layout,
  ...page,
  ...search,
  ...specialists,
};

/** Every text that components render without being given one. */
export type Messages = typeof nl;
