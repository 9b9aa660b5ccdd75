import type { ComponentProps, ReactNode } from "react";
import { usePageAnchors, useSite } from "../site-context.ts";
import { describeLink, suggestLinks } from "./link-suggestions.ts";
import { messages } from "../messages/index.ts";

/** Props of {@link LinkInput}; other props go to the `<input>`. */
export interface LinkInputProps extends Omit<ComponentProps<"input">, "onChange"> {
  id: string;
  value: string;
  onChange(address: string): void;
}

/** The address of a link: typed, or chosen by what it leads to. What it leads to is below it. */
export function LinkInput({ id, value, onChange, ...native }: LinkInputProps): ReactNode {
  const { pages } = useSite();
  const targets = { pages, anchors: usePageAnchors() };
  const target = describeLink(value, targets);
  return (
    <>
      <input
        {...native}
        id={id}
        className="org-builder-input"
        list={`${id}-suggestions`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={`${id}-suggestions`}>
        {suggestLinks(value, targets).map(({ address, label }) => (
          <option key={address} value={address}>
            {label}
          </option>
        ))}
      </datalist>
      {target && <p className="org-builder-field__help">{messages.links.leadsTo(target)}</p>}
    </>
  );
}
