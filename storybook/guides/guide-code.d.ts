// Codes of guides, which tests import.
declare module "*.md/TripForm.test.tsx" {}
declare module "*.md/RegisteredForm.tsx" {
  import type { ReactElement } from "react";
  export function RegisteredForm(props: { onSubmit: (trip: object) => void }): ReactElement;
}
declare module "*.md/FieldsForm.tsx" {
  import type { ReactElement } from "react";
  export function FieldsForm(props: { onSubmit: (visitor: object) => void }): ReactElement;
}
declare module "*.md/ActionForm.tsx" {
  import type { ReactElement } from "react";
  export function ActionForm(): ReactElement;
}
