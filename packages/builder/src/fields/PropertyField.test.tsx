// Every value of every component can be entered in the field of its property.
import { fireEvent, render, screen } from "@testing-library/react";
import { useState, type ReactNode } from "react";
import { expect, test } from "vitest";
import type { EditableProperty } from "../catalog/catalog-entry.ts";
import { catalog } from "../catalog/catalog.ts";
import type { SiteInfo } from "../contract/responses.ts";
import type { JsonObject } from "../content/json.ts";
import { SiteProvider } from "../site-context.ts";
import { PropertyField } from "./PropertyField.tsx";

const site = {
  basePath: "/",
  pages: [],
  themeLayouts: [],
  sharedSections: [],
  theme: {},
  firstStyle: "",
  styles: [],
  editorStyles: [],
} as const satisfies SiteInfo;

/** The fields of lists and of formatted text have tests of their own; that of a picture is part of journeys, which add one. */
const isTestedElsewhere = ({ kind }: EditableProperty): boolean => ["picture", "rows", "richText"].includes(kind);

const properties = [...catalog.values()].flatMap(({ label: component, properties: all }) =>
  all.filter((property) => !isTestedElsewhere(property)).map((property) => ({ component, property })),
);

/** Enters another value than the default, and returns what has to be stored. */
function enter({ label, kind, property }: EditableProperty): unknown {
  switch (kind) {
    case "boolean":
      fireEvent.click(screen.getByLabelText(label));
      return true;
    case "choice": {
      const [choice = ""] = property.choices ?? [];
      const word = property.labels?.[choice] ?? choice;
      fireEvent.change(screen.getByLabelText(label), { target: { value: word } });
      return word;
    }
    case "icon": {
      const word = Object.values(property.labels ?? {})[1] ?? "";
      fireEvent.click(screen.getByRole("button", { name: word }));
      return word;
    }
    case "integer": {
      const number = property.min ?? 7;
      fireEvent.change(screen.getByLabelText(label), { target: { value: ` ${number}` } });
      return property.kind === "integer" ? number : String(number);
    }
    default: {
      const text = kind === "color" ? "#b08d57" : kind === "length" ? "2rem" : "/privacyverklaring";
      fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
      return text;
    }
  }
}

test.each(properties)("$component: $property.label", ({ property }) => {
  const stored: JsonObject[] = [];
  function Panel(): ReactNode {
    const [attributes, setAttributes] = useState<JsonObject>({});
    stored.push(attributes);
    const common = { itemId: "a", hasPicturePaths: true, pictures: [], pictureDescription: undefined, device: 0 };
    return (
      <SiteProvider value={site}>
        <PropertyField {...common} property={property} attributes={attributes} onChange={setAttributes} />
      </SiteProvider>
    );
  }
  render(<Panel />);
  const entered = enter(property);
  expect(stored.at(-1)).toEqual({ [property.name]: entered });
  if (property.kind !== "length") return;
  fireEvent.change(screen.getByLabelText(property.label), { target: { value: "4,5 rem" } });
  fireEvent.blur(screen.getByLabelText(property.label));
  expect(stored.at(-1)).toEqual({ [property.name]: "4.5rem" });
});
