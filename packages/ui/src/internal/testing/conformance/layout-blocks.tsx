import {
  Carousel,
  Column,
  ColumnsSection,
  ContentContainer,
  FlexibleBlock,
  FlexibleContent,
  Grid,
  ImageBlock,
  Picture,
  Section,
  SlotsBlock,
  Spacer,
  Stack,
} from "../../../index.ts";
import { pictures } from "../../../layout/layout-fixture.tsx";
import type { BlockSubject } from "./subject.ts";

const picture = {
  Url: pictures.desktop,
  RawUrl: pictures.desktop,
  AltText: "Heuvels onder een avondlucht",
  ContentKey: "",
  SrcSet: [],
};

/** Content without a look of its own: text would follow the page, as it should. */
const box = <div style={{ inlineSize: "6rem", blockSize: "2rem" }} />;
const places = ["fjorden", "rijstvelden", "woestijn"];

/** What places other things on a page, and pictures. */
export const layoutBlocks: readonly BlockSubject[] = [
  {
    name: "FlexibleBlock",
    create: (props) => (
      <FlexibleBlock {...props} width="50%" borderWidth={1}>
        {box}
      </FlexibleBlock>
    ),
  },
  {
    name: "FlexibleContent",
    create: (props) => (
      <FlexibleContent {...props} itemSpacing="medium">
        {box}
      </FlexibleContent>
    ),
  },
  {
    name: "ContentContainer",
    create: (props) => (
      <ContentContainer {...props} title="Onze reizen" subtitle="Van fjord tot woestijn">
        {box}
      </ContentContainer>
    ),
  },
  { name: "ColumnsSection", create: (props) => <ColumnsSection {...props} slots={{ col1: box, col2: box }} /> },
  {
    name: "Column",
    create: (props) => (
      <Column {...props} columnWidth={6}>
        {box}
      </Column>
    ),
  },
  {
    name: "Stack",
    create: (props) => (
      <Stack {...props} gap="md" direction="row">
        {box}
      </Stack>
    ),
  },
  { name: "Spacer", create: (props) => <Spacer size="large" {...props} columnWidth={2} /> },
  {
    name: "Section",
    create: (props) => (
      <Section {...props} backgroundImageDesktop={pictures.desktop} sectionMinHeight="10rem" slots={{ col1: box }} />
    ),
  },
  {
    name: "Grid",
    create: (props) => <Grid {...props} numberOfColumns={3} items={places.map((id) => ({ id, content: box }))} />,
  },
  {
    name: "SlotsBlock",
    create: (props) => <SlotsBlock {...props} title="Bestemmingen" slotAmount={1} slots={{ "Content-Slot1": box }} />,
  },
  {
    name: "Carousel",
    create: (props) => (
      <Carousel
        {...props}
        label="Bestemmingen"
        slides={places.map((place) => (
          <div key={place}>{box}</div>
        ))}
        autoplay={false}
      />
    ),
  },
  {
    name: "ImageBlock",
    create: (props) => <ImageBlock {...props} imageInfo={pictures.desktop} width={50} height={200} />,
  },
  // A picture is as large as its owner makes it.
  {
    name: "Picture",
    create: (props) => <Picture {...props} image={picture} style={{ inlineSize: 300, blockSize: 200 }} />,
  },
];
