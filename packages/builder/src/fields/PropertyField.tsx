import type { ComponentType, ReactNode } from "react";
import type { EditableProperty } from "../catalog/catalog-entry.ts";
import type { FieldKind } from "../catalog/field-kind.ts";
import type { JsonObject } from "../content/json.ts";
import { useFieldError } from "../problems/problems-context.ts";
import { ChoiceField, ColorField, IconField, SwitchField } from "./choice-fields.tsx";
import { asText, type FieldProps } from "./field-props.ts";
import { RowsField } from "./ListField.tsx";
import { PictureField, picturePathOf } from "./PictureField.tsx";
import { PositionField } from "./PositionField.tsx";
import { RichTextField } from "./RichTextField.tsx";
import { LengthField, LinkField, LongTextField, NumberField, TextField } from "./text-fields.tsx";

const fields: Readonly<Record<Exclude<FieldKind, "picture" | "position">, ComponentType<FieldProps>>> = {
  text: TextField,
  length: LengthField,
  longText: LongTextField,
  richText: RichTextField,
  boolean: SwitchField,
  integer: NumberField,
  choice: ChoiceField,
  icon: IconField,
  color: ColorField,
  link: LinkField,
  rows: RowsField,
};

/** Props of {@link PropertyField}. */
export interface PropertyFieldProps {
  itemId: string;
  property: EditableProperty;
  attributes: JsonObject;
  /** Whether the component has a second attribute for the path of a picture. Those of the platform have none. */
  hasPicturePaths: boolean;
  /** Names of the properties with its pictures, the most important one first. */
  pictures: readonly string[];
  /** Name of the property that says what the pictures of the component show. */
  pictureDescription: string | undefined;
  /** The device that the page is shown for, by its place from wide to narrow. */
  device: number;
  /** Called with the attributes that change: others may have changed meanwhile, while a picture was added. */
  onChange(changed: JsonObject): void;
}

/** The changed attribute; none for an empty value of an attribute that the file does not have. */
const changedAttribute = (attributes: JsonObject, name: string, value: unknown): JsonObject =>
  value !== "" || Object.hasOwn(attributes, name) ? { [name]: value } : {};

/** The field of a property. */
export function PropertyField({
  itemId,
  property,
  attributes,
  hasPicturePaths,
  pictures,
  pictureDescription,
  device,
  onChange,
}: PropertyFieldProps): ReactNode {
  const { name, kind } = property;
  const isPath = kind === "picture" && hasPicturePaths;
  const key = isPath ? picturePathOf(name) : name;
  const props: FieldProps = {
    property,
    value: attributes[key],
    error: useFieldError(itemId, name),
    onChange: (value) => onChange(changedAttribute(attributes, key, value)),
  };
  if (kind === "picture") {
    const pictureText = pictureDescription === undefined ? undefined : asText(attributes[pictureDescription]);
    const describe = (text: string): void => {
      if (pictureDescription !== undefined) onChange(changedAttribute(attributes, pictureDescription, text));
    };
    return <PictureField {...props} contentKey={attributes[name]} pictureText={pictureText} onDescribe={describe} />;
  }
  if (kind === "position") {
    const addresses = pictures.map((picture) => asText(attributes[hasPicturePaths ? picturePathOf(picture) : picture]));
    return <PositionField {...props} picture={addresses.find((address) => address.startsWith("/"))} device={device} />;
  }
  const Field = fields[kind];
  return <Field {...props} />;
}
