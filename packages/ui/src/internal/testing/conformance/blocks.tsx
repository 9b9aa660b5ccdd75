import { mailIcon } from "../../../icons/index.ts";
import {
  Button,
  ErrorSummary,
  Form,
  Icon,
  Input,
  LoadingOverlay,
  OptionalCheckboxes,
  Tooltip,
} from "../../../index.ts";
import { layoutBlocks } from "./layout-blocks.tsx";
import type { BlockSubject } from "./subject.ts";

const errors = [{ id: "lastName", label: "Achternaam", message: "Dit veld is verplicht" }];

/** All other components: those without an answer, or with more than one. */
export const blocks: readonly BlockSubject[] = [
  { name: "Button", create: (props) => <Button {...props} forward icon label="Volgende" /> },
  {
    name: "ErrorSummary",
    create: (props) => <ErrorSummary {...props} heading="Er gaat iets mis" items={errors} onSelect={() => undefined} />,
  },
  {
    name: "Form",
    create: (props) => (
      <Form {...props} errors={{ lastName: "Dit veld is verplicht" }} summaryHeading="Er gaat iets mis">
        <Input label="Achternaam" name="lastName" />
      </Form>
    ),
  },
  // An icon is as large as the text around it.
  { name: "Icon", create: (props) => <Icon {...props} shape={mailIcon} label="E-mail" style={{ fontSize: "16px" }} /> },
  {
    name: "LoadingOverlay",
    create: (props) => <LoadingOverlay {...props} loading status="Uw aanvraag wordt verstuurd" />,
  },
  {
    name: "OptionalCheckboxes",
    create: (props) => (
      <OptionalCheckboxes {...props} fieldId="proef" legend="Reisdatum" mainLabel="Ja" optionalLabel="Nee" required>
        Meer
      </OptionalCheckboxes>
    ),
  },
  {
    name: "Tooltip",
    create: (props) => (
      <Tooltip {...props} label="Uitleg">
        Wij sturen u onze reisgids per post.
      </Tooltip>
    ),
  },
  ...layoutBlocks,
];
