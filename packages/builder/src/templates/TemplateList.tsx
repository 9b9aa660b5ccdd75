import { useState, type ReactNode } from "react";
import { icons } from "../controls/icons.ts";
import { ToolButton } from "../controls/ToolButton.tsx";
import { FormDialog } from "../fields/FormDialog.tsx";
import type { SectionTemplate } from "../contract/responses.ts";

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
    <section aria-label="Sjablonen">
      <h3 className="org-builder-palette__group">Sjablonen</h3>
      {templates.map((template) => (
        <div key={template.name} className="org-builder-palette__row">
          <span className="org-builder-palette__template">{template.title}</span>
          <ToolButton icon={icons.add} label={`Sjabloon ${template.title} toevoegen`} onClick={() => onAdd(template)} />
          <ToolButton
            icon={icons.remove}
            label={`Sjabloon ${template.title} verwijderen`}
            onClick={() => setLeaving(template)}
          />
        </div>
      ))}
      {leaving && (
        <FormDialog
          title="Sjabloon verwijderen"
          submitLabel="Definitief verwijderen"
          onSubmit={() => onRemove(leaving.name).then(close)}
          onCancel={close}
        >
          <p>Het sjabloon {leaving.title} verdwijnt uit de lijst. Pagina's waarop het is gebruikt, veranderen niet.</p>
        </FormDialog>
      )}
    </section>
  );
}
