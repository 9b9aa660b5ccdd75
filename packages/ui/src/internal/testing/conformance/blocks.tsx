import { mailIcon } from "../../../icons/index.ts";
import {
  Button,
  Dialog,
  ErrorSummary,
  Form,
  Icon,
  Input,
  LoadingOverlay,
  MultiSearchList,
  OptionalCheckboxes,
  RadioGroup,
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
  {
    name: "RadioGroup",
    create: (props) => (
      <RadioGroup
        {...props}
        legend="Reisgezelschap"
        hint="U kunt dit later wijzigen."
        name="gezelschap"
        defaultValue="samen"
        options={[
          { label: "Met zijn tweeën", value: "samen" },
          { label: "Met kinderen", value: "gezin" },
        ]}
        required
      />
    ),
  },
  {
    name: "Dialog",
    create: (props) => (
      <Dialog
        {...props}
        open
        title="Reis verwijderen?"
        onClose={() => undefined}
        actions={<Button label="Verwijder" />}
      >
        Uw reis door Japan wordt verwijderd.
      </Dialog>
    ),
  },
  {
    name: "MultiSearchList",
    create: (props) => (
      <MultiSearchList
        {...props}
        label="Bestemmingen"
        name="bestemmingen"
        defaultValue={["JP", "PE"]}
        options={[
          { label: "Japan", value: "JP" },
          { label: "Peru", value: "PE" },
          { label: "Kenia", value: "KE" },
        ]}
      />
    ),
  },
  ...layoutBlocks,
];
