import { useEffect, useMemo, useState } from "react";
import { call } from "../api.ts";
import type { SectionTemplate } from "../contract/responses.ts";
import type { EditorItem } from "../content/editor-data.ts";
import { templateOf } from "../content/section-template.ts";
import { messages } from "../messages/index.ts";

/** The saved sections, and what can be done with them. */
export interface Templates {
  list: readonly SectionTemplate[];
  /** @throws RequestError if it cannot be saved */
  save(title: string, section: EditorItem): Promise<void>;
  /** @throws RequestError if it cannot be deleted */
  remove(name: string): Promise<void>;
}

/** Loads the saved sections. */
export function useTemplates(announce: (sentence: string) => void): Templates {
  const [list, setList] = useState<readonly SectionTemplate[]>([]);
  const actions = useMemo(() => {
    const load = async (): Promise<void> => setList(await call("readTemplates", {}));
    return {
      load,
      async save(title: string, section: EditorItem) {
        await call("saveTemplate", { title, section: JSON.stringify(templateOf(section)) });
        await load();
        announce(messages.templates.saved(title));
      },
      async remove(name: string) {
        await call("removeTemplate", { name });
        await load();
        announce(messages.templates.removed);
      },
    };
  }, [announce]);
  useEffect(() => {
    actions.load().catch((reason: Error) => announce(reason.message));
  }, [actions, announce]);
  return useMemo(() => ({ list, save: actions.save, remove: actions.remove }), [list, actions]);
}
