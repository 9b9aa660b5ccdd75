import { componentPage } from "../../../../../storybook/blocks/index.ts";
import css from "./Columns.css?raw";
import { ColumnsSection } from "./index.ts";

export const page = componentPage({
  title: "ColumnsSection (kolommen)",
  summary:
    "Columns beside each other, or below each other where the page is narrow. It is a `<div>`; widths are twelfths.",
  use: [
    "Two or three contents of equal weight on a wide page. `sectionConfig` sets their widths, `Column` and `Spacer` do so by hand.",
  ],
  avoid: [
    "Many items of one kind: [Grid](?path=/docs/layout-grid--docs).",
    "A picture behind it: [Section](?path=/docs/layout-section--docs).",
  ],
  keys: "None of its own: its content keeps its own keys, in document order.",
  criteria: {
    "1.3.2": ["Columns are read from the first to the last, whatever the device shows", "test"],
    "1.4.10": ["Below each other on a phone by default", "test"],
  },
  theming: { css },
  right: {
    example: (
      <ColumnsSection
        layoutDirectionDesktop="column"
        slots={{ col1: "Wij bellen u binnen twee werkdagen.", col2: "U ontvangt een voorstel op maat." }}
      />
    ),
    because: "Texts below each other where there is little room.",
  },
  wrong: {
    example: (
      <ColumnsSection
        layoutDirectionTablet="row"
        layoutDirectionMobile="row"
        sectionConfig={["col1", "col2", "col3"].map((columnKey) => ({ columnKey, columnWidth: 4 }))}
        slots={{
          col1: "Wij bellen u binnen twee werkdagen.",
          col2: "U ontvangt een voorstel op maat.",
          col3: "Daarna past u het nog aan.",
        }}
      />
    ),
    because: "Lines of one or two words.",
  },
  mistakes: [
    "Widths that do not add up to twelve: the columns that do not fit are on a next row.",
    "The same `columnKey` twice: the second column gets another key, and the console reports it.",
  ],
});
