import { readComponent, type ContentComponent } from "@travel-design/site";
import { useEffect, useState, type ReactNode } from "react";
import { call, messageOf } from "../api.ts";
import { ComponentPicture } from "../canvas/ComponentPicture.tsx";
import { hiddenSlot } from "../catalog/nesting.ts";
import { isObject, parseObject } from "../content/json.ts";
import type { Version } from "../contract/responses.ts";
import { messages } from "../messages/index.ts";

/** What visitors see of a content file; nothing of a file that cannot be rendered. */
function componentsIn(text: string): readonly ContentComponent[] {
  const { contentBody } = parseObject(text) ?? {};
  const page = isObject(contentBody) ? readComponent(contentBody.component) : undefined;
  const regions = page?.children.filter(({ name }) => name !== hiddenSlot) ?? [];
  return regions.flatMap(({ children }) => children);
}

interface Picture {
  name: string;
  components: readonly ContentComponent[];
}

/** A page as it was beside the page as it is now. */
export function Comparison({ version: { id, view } }: { version: Version }): ReactNode {
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [error, setError] = useState("");
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const earlier = await call("readVersion", { id: String(id), view });
      const present = await call("readPage", { view });
      if (!isCurrent) return;
      setPictures([
        { name: messages.versions.earlier, components: componentsIn(earlier.text) },
        { name: messages.versions.present, components: componentsIn(present.text) },
      ]);
    };
    read().catch((reason: unknown) => isCurrent && setError(messageOf(reason)));
    return () => {
      isCurrent = false;
    };
  }, [id, view]);
  if (error) return <p role="alert">{error}</p>;
  return (
    <div className="org-builder-comparison">
      {pictures.map(({ name, components }) => (
        <figure key={name}>
          <figcaption>{name}</figcaption>
          {components.length > 0 ? (
            <ComponentPicture components={components} title={name} />
          ) : (
            <p>{messages.editor.noPageInFile}</p>
          )}
        </figure>
      ))}
    </div>
  );
}
