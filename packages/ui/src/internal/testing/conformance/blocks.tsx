import { Button, ErrorSummary, LoadingOverlay, OptionalCheckboxes, Tooltip } from "../../../index.ts";
import { contentBlocks } from "./content-blocks.tsx";
import { layoutBlocks } from "./layout-blocks.tsx";
import { pageBlocks } from "./page-blocks.tsx";
import type { BlockSubject } from "./subject.ts";

const errors = [{ id: "lastName", label: "Achternaam", message: "Dit veld is verplicht" }];

/** Everything else that is drawn: what has no answer of its own, or more than one. */
export const blocks: readonly BlockSubject[] = [
  { name: "Button", draw: (props) => <Button {...props} forward icon label="Volgende" /> },
  {
    name: "ErrorSummary",
    draw: (props) => <ErrorSummary {...props} heading="Er gaat iets mis" items={errors} onSelect={() => undefined} />,
  },
  {
    name: "LoadingOverlay",
    draw: (props) => <LoadingOverlay {...props} loading status="Uw aanvraag wordt verstuurd" />,
  },
  {
    name: "OptionalCheckboxes",
    draw: (props) => (
      <OptionalCheckboxes {...props} fieldId="proef" legend="Reisdatum" mainLabel="Ja" optionalLabel="Nee" required>
        Meer
      </OptionalCheckboxes>
    ),
  },
  {
    name: "Tooltip",
    draw: (props) => (
      <Tooltip {...props} label="Uitleg">
        Wij sturen u onze reisgids per post.
      </Tooltip>
    ),
  },
  ...layoutBlocks,
  ...contentBlocks,
  ...pageBlocks,
];
