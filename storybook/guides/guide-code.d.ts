// Codes of guides, which tests import.
declare module "*.mdx/TripForm.test.tsx" {}
declare module "*.mdx/RegisteredForm.tsx" {
  import type { ReactElement } from "react";
  export function RegisteredForm(props: { onSubmit: (trip: object) => void }): ReactElement;
}
declare module "*.mdx/FieldsForm.tsx" {
  import type { ReactElement } from "react";
  export function FieldsForm(props: { onSubmit: (visitor: object) => void }): ReactElement;
}
declare module "*.mdx/ActionForm.tsx" {
  import type { ReactElement } from "react";
  export function ActionForm(): ReactElement;
}
