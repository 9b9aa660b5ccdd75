import { useState, type ReactNode } from "react";
import { icons } from "../controls/icons.ts";
import { ToolButton } from "../controls/ToolButton.tsx";
import { FormDialog } from "../fields/FormDialog.tsx";
import type { SectionTemplate } from "../contract/responses.ts";
import { messages } from "../messages/index.ts";

/** Props of {@link TemplateList}. */
export interface TemplateListProps {
  templates: readonly SectionTemplate[];
  onAdd(template: SectionTemplate): void;
  onRemove(name: string): Promise<void>;
}

/** The saved sections in the palette. */
export function TemplateList({ templates, onAdd, onRemove }: TemplateListProps): ReactNode {
  const [leaving, setLeaving] = useState<SectionTemplate>();
  const close = (): void => setLeaving(undefined);
  if (templates.length === 0) return null;
  return (
    <section aria-label={messages.places.templates}>
      <h3 className="org-builder-palette__group">{messages.places.templates}</h3>
      {templates.map((template) => (
        <div key={template.name} className="org-builder-palette__row">
          <span className="org-builder-palette__template">{template.title}</span>
          <ToolButton
            icon={icons.add}
            label={messages.actions.add(messages.templates.titleOf(template.title))}
            onClick={() => onAdd(template)}
          />
          <ToolButton
            icon={icons.remove}
            label={messages.actions.removeOf(messages.templates.titleOf(template.title))}
            onClick={() => setLeaving(template)}
          />
        </div>
      ))}
      {leaving && (
        <FormDialog
          title={messages.templates.remove}
          submitLabel={messages.templates.removeForGood}
          onSubmit={() => onRemove(leaving.name).then(close)}
          onCancel={close}
        >
          <p>{messages.templates.whatIsRemoved(leaving.title)}</p>
        </FormDialog>
      )}
    </section>
  );
}
