import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import {
  Button,
  Checkbox,
  DatePicker,
  Dropdown,
  ErrorSummary,
  Input,
  OptionalCheckboxes,
  SearchList,
  Stack,
  TextArea,
  Tooltip,
} from "@travel-design/ui";
import "@travel-design/ui/style.css";
import { readLooks } from "./kept-looks.ts";

const options = [
  { label: "Japan", value: "JP" },
  { label: "Kenia", value: "KE" },
];
const variants = ["primary", "secondary", "dark", "outline"] as const;
const sizes = ["mobile", "sm", "md", "lg"] as const;

/** Everything that other style sheets have rules for. */
function Gallery(): ReactNode {
  return (
    <Stack id="gallery" style={{ width: "40rem" }}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row">
          <Button variant={variant} label={variant} forward icon />
          <Button variant={variant} label={variant} disabled />
          <Button variant={variant} label={variant} href="/reizen" />
          <Button variant={variant} label={variant} href="/reizen" disabled />
        </Stack>
      ))}
      {sizes.map((size) => (
        <Button key={size} size={size} label={size} />
      ))}
      <Button fullWidth label="Volle breedte" />
      <Input label="Achternaam" hint="Zoals in uw paspoort" error="Vul uw achternaam in" required />
      <Input label="Bedrag" type="currency" disabled />
      <TextArea label="Wensen" maxLength={200} />
      <DatePicker label="Vertrek" defaultValue="2027-05-01" />
      <Dropdown label="Bestemming" options={options} />
      <SearchList label="Land" options={options} defaultValue="JP" />
      <Checkbox label="Nieuwsbrief" defaultChecked />
      <OptionalCheckboxes fieldId="knownDate" mainLabel="Ik weet de datum" optionalLabel="Nog niet" />
      <Tooltip label="Uitleg">Wij bellen u</Tooltip>
      <ErrorSummary
        heading="Er is een probleem"
        items={[{ id: "lastName", label: "Achternaam", message: "Vul in" }]}
        onSelect={() => undefined}
      />
    </Stack>
  );
}

// For the check.
Object.assign(globalThis, { readGallery: () => readLooks(document.querySelector("#gallery") ?? document.body) });

const root = document.querySelector("#root");
if (root) createRoot(root).render(<Gallery />);
