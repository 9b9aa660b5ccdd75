import type { Meta, StoryObj } from "@storybook/react-vite";
import { Area, pictures, Welcome } from "../layout-fixture.tsx";
import { backgroundSizes, layoutDirections, sizes, verticalAlignments } from "../../settings/choices.ts";
import { Section } from "./index.ts";
import { page } from "./Section.docs.tsx";

const direction = { control: "inline-radio", options: layoutDirections } as const;
const text = { control: "text" } as const;

const meta = {
  title: "Layout/Section",
  component: Section,
  parameters: { layout: "fullscreen", docs: { page } },
  argTypes: {
    sectionConfig: { control: "object" },
    maxContentWidth: text,
    sectionColumnGutterWidth: text,
    componentSpacerSize: { control: "inline-radio", options: sizes },
    sectionMinHeight: text,
    layoutDirectionDesktop: direction,
    layoutDirectionTablet: direction,
    layoutDirectionMobile: direction,
    sectionVerticalAlign: { control: "inline-radio", options: verticalAlignments },
    backgroundImageDesktop: text,
    backgroundImageTablet: text,
    backgroundImageMobile: text,
    backgroundImageAltText: text,
    backgroundImagePosition: text,
    backgroundImageSizeOrRepeat: { control: "select", options: backgroundSizes },
    backgroundImageOverlay: { control: "color" },
    slots: { control: false },
    children: { control: false },
  },
  args: {
    sectionMinHeight: "34rem",
    maxContentWidth: "72rem",
    sectionVerticalAlign: "center",
    backgroundImageDesktop: pictures.desktop,
    backgroundImageAltText: "Een meer bij zonsondergang",
    backgroundImageOverlay: "rgb(15 30 36 / 45%)",
    slots: { col1: <Welcome /> },
  },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A picture with a color over it, so that the text keeps enough contrast. The content has a maximum width. */
export const Default: Story = {};

/** A picture of its own for tablet and phone. Make the window narrower to see them. */
export const PicturePerDevice: Story = {
  args: { backgroundImageTablet: pictures.tablet, backgroundImageMobile: pictures.mobile },
};

/** The content is at the bottom of the section, below the subject of the picture. */
export const AtTheBottom: Story = { args: { sectionVerticalAlign: "bottom" } };

/** `contain` shows the whole picture, also where it does not fill the section. */
export const Contained: Story = {
  args: {
    backgroundImageSizeOrRepeat: "contain",
    maxContentWidth: "16rem",
    backgroundImageOverlay: "",
    slots: { col1: <Area>Past er geheel in</Area> },
  },
};

/** Two columns of seven and five twelfths, on the page’s own background. */
export const WithoutPicture: Story = {
  args: {
    sectionMinHeight: "",
    backgroundImageDesktop: "",
    backgroundImageOverlay: "",
    sectionConfig: { columns: [{ columnWidth: 7 }, { columnWidth: 5 }] },
    slots: { col1: <Area>Zeven twaalfde</Area>, col2: <Area>Vijf twaalfde</Area> },
  },
};

/** `componentSpacerSize` is the space between the components in a column. */
export const LargeSpacer: Story = {
  args: {
    backgroundImageDesktop: "",
    backgroundImageOverlay: "",
    sectionMinHeight: "",
    componentSpacerSize: "large",
    slots: { col1: [<Area key="a">Eerst</Area>, <Area key="b">Dan</Area>] },
  },
};

/** A section in a column of a section. Each has its own picture and columns. */
export const Nested: Story = {
  args: {
    sectionConfig: { columns: [{ columnWidth: 6 }, { columnWidth: 6 }] },
    slots: {
      col1: <Welcome />,
      col2: (
        <Section
          backgroundImageDesktop={pictures.tablet}
          sectionMinHeight="18rem"
          slots={{ col1: <Area>Een sectie in een kolom</Area> }}
        />
      ),
    },
  },
};
