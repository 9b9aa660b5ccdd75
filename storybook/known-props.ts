import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";
import { blockOfComponent } from "./blocks/block-of.ts";

/** Sentences for props that mean the same in every component, where the code has none: React's own, and those of many blocks. */
const sentences: Readonly<Record<string, string>> = {
  // React's own
  onClick: "Called when it is pressed. Call `preventDefault()` to stay on the page.",
  disabled: "Cannot be used or focused, and is not submitted.",
  placeholder: "An example of what to fill in, shown while the field is empty. It does not replace the label.",
  rows: "Height of the field, in lines of text.",
  style: "CSS for the element.",
  children: "The content.",
  // Texts
  title: "The title. Without it there is no heading.",
  subtitle: "A sentence below the title.",
  subtitle1: "A sentence below the first title.",
  subtitle2: "A sentence below the second title.",
  subtitle3: "A sentence below the third title.",
  text: "The text, a few sentences.",
  label: "The visible name.",
  heading: "The title of the summary.",
  paragraph1: "The first paragraph below the title.",
  paragraph2: "The second paragraph below the title.",
  buttonLabel: "Text on the button. Without it there is no button.",
  linkAddress: "Where the second link goes.",
  chooserButtonLabel: "Text on the button beside the destinations.",
  email: "An e-mail address, shown as a link.",
  specialistEmail: "The specialist's e-mail address, shown as a link.",
  brandName: "Name of the brand.",
  contactHeading: "Title above the contact details.",
  linksHeading: "Title above the links.",
  fallbackText: "Shown below the fallback title.",
  bestLabel: "What the legend calls the best months.",
  goodLabel: "What the legend calls good months.",
  lessLabel: "What the legend calls less suitable months.",
  // Behavior
  required: "Must be filled in or ticked: shows an asterisk.",
  loading: "Whether something is being loaded.",
  options: "The choices: each has a `label` that visitors see and a `value` that is submitted.",
  hideGoBackButton: "Leaves out the button that goes back one step.",
  settings: "Texts and choices of the form, as a builder sets them.",
  ports: "What the form needs from its host: sending, reading lists, navigation, a clock.",
  // Layout
  size: "How large it is.",
  align: "Side of the text.",
  layoutDirectionDesktop:
    "Whether parts are beside each other (`row`) or below each other (`column`) on a wide screen.",
  layoutDirectionTablet: "The same on a tablet. Without it, as on a wide screen.",
  layoutDirectionMobile: "The same on a phone. Without it, as on a tablet.",
  itemSpacing: "Room between the parts.",
  borderColor: "Color of the border.",
  borderRadius: "Radius of the corners as a CSS length. A number is in pixels.",
  borderWidth: "Width of the border as a CSS length. A number is in pixels.",
  borderStyle: "Style of the border.",
  backgroundColor: "Color behind the content.",
};

/** Defaults of controls, which no block declares. */
const controlDefaults: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "Controls/Button": {
    label: '"Klik hier"',
    variant: '"primary"',
    size: '"md"',
    fullWidth: "false",
    forward: "false",
    icon: "false",
    disabled: "false",
  },
  "Controls/Checkbox": { required: "false", defaultChecked: "false", value: '"on"' },
  "Controls/Input": { type: '"text"', min: '"0.00"', step: '"any"', defaultValue: '""' },
  "Controls/DatePicker": { defaultValue: '""' },
  "Controls/Dropdown": { defaultValue: '""' },
  "Controls/OptionalCheckboxes": { required: "false" },
  "Controls/TextArea": { rows: "5", defaultValue: '""' },
  "Controls/LoadingOverlay": { label: '"Loading"' },
  "Layout/Grid": {
    hasMore: "true",
    defaultPages: "1",
    showMoreLabel: '"Meer tonen"',
    itemLabel: '"List Item {0}"',
  },
  "Layout/Stack": { gap: '"lg"', direction: '"column"' },
  "Media/Carousel": { autoplay: "true", interval: "5000", colorWhite: "false", layout: '"slider"' },
};

/** Defaults of props that blocks set themselves. */
const commonDefaults: Readonly<Record<string, number>> = { level: 2 };

/** The default of a component's prop: that of its block's property, because both read the same definition. */
function defaultOf(title: string, name: string): string | undefined {
  const ownDefault = controlDefaults[title]?.[name];
  if (ownDefault !== undefined || title.startsWith("Controls/")) return ownDefault;
  const value = blockOfComponent(title)?.block.properties[name]?.default ?? commonDefaults[name];
  return value === undefined || typeof value === "object" ? undefined : JSON.stringify(value);
}

/** Types of props by their control, for props of React's own, whose types are not in our code. */
const typesOfControls: Readonly<Record<string, string>> = { boolean: "boolean", number: "number", text: "string" };

function typeOfControl({ control }: StrictInputType): string | undefined {
  const kind = typeof control === "object" ? control.type : control;
  return kind ? typesOfControls[kind] : undefined;
}

function withSentence(title: string, argType: StrictInputType): StrictInputType {
  const { name, description, type, table } = argType;
  const typeSummary = type || table?.type ? undefined : typeOfControl(argType);
  const summary = table?.defaultValue ? undefined : defaultOf(title, name);
  return {
    ...argType,
    description: description || (sentences[name] ?? ""),
    table: {
      ...table,
      ...(typeSummary !== undefined && { type: { summary: typeSummary } }),
      ...(summary !== undefined && { defaultValue: { summary } }),
    },
  };
}

/** Gives each prop of a component its sentence and its default. Blocks have both already. */
export const knownProps: ArgTypesEnhancer = ({ argTypes, initialArgs, title, parameters }) => {
  if (parameters["blockName"] !== undefined) return argTypes;
  // Props of React's own that only the args of a story name.
  const further = Object.keys(initialArgs).filter((name) => name in sentences && !(name in argTypes));
  const all = [...Object.values(argTypes), ...further.map((name) => ({ name }))];
  return Object.fromEntries(all.map((argType) => [argType.name, withSentence(title, argType)]));
};
