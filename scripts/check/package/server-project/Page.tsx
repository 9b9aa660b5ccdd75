import { useEffect, type ReactNode } from "react";
import { Carousel, DatePicker, Dropdown, Grid, OptionalCheckboxes, SearchList, TextArea } from "@travel-design/ui";
import { BrandAndLanguage } from "./BrandAndLanguage.tsx";
import { ContactForm } from "./ContactForm.tsx";

const countries = [
  { label: "Japan", value: "JP" },
  { label: "Kenia", value: "KE" },
];

/** More than a carousel shows at once, and more than a page of a grid. */
const trips = Array.from({ length: 8 }, (_, index) => ({ id: index, content: <p>Reis {index + 1}</p> }));

/** A whole page, rendered by the server, with the form of the README and every other control. */
export function Page(): ReactNode {
  useEffect(() => {
    // The check waits for this attribute.
    document.documentElement.dataset.hydrated = "";
  }, []);
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <title>Proef</title>
        <link rel="stylesheet" href="/client.css" />
      </head>
      <body>
        <BrandAndLanguage>
          <ContactForm />
        </BrandAndLanguage>
        <Dropdown label="Bestemming" options={countries} />
        <SearchList label="Land" options={countries} defaultValue="JP" />
        <DatePicker label="Vertrek" defaultValue="2027-05-01" />
        <TextArea label="Wensen" maxLength={200} />
        <OptionalCheckboxes fieldId="knownDate" mainLabel="Ik weet de datum" optionalLabel="Nog niet">
          Alleen met een datum
        </OptionalCheckboxes>
        <Carousel
          label="Bestemmingen"
          slides={trips.map(({ id, content }) => (
            <div key={id}>{content}</div>
          ))}
        />
        <Grid items={trips} showPagination />
      </body>
    </html>
  );
}
