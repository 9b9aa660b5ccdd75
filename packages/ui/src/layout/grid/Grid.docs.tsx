import { componentPage } from "../../../../../storybook/blocks/index.ts";
import css from "./Grid.css?raw";
import { TripCard } from "../layout-fixture.tsx";
import { Button } from "../../controls/button/index.ts";
import { Grid } from "./index.ts";
import tripsFromServer from "./TripsFromServer.example.tsx?raw";

const paging = `
\`items\` is the whole list, and the grid renders it as given. There are two ways to show it page by page with \`showPagination\`:

- The grid has all items. It shows whole rows, at least six items, and the button shows the next page. The number of pages is
  uncontrolled (\`defaultPages\`) or controlled (\`pages\` with \`onPagesChange\`). A list that does not begin with the previous ids
  returns to the first page.
- The caller loads pages. \`onShowMore\` loads the next one and \`hasMore\` says whether there is one. \`paginateItems\` merges a page
  into the list by id. The code below is an example, and so are Append and Replace under States.

Without React, for example in a Lightning web component, \`createPager\` from \`@travel-design/ui/models\` has the same behavior.
`;

export const page = componentPage({
  title: "Grid (raster)",
  summary: "Items in columns, with a button that shows more. It is a list in a `<div>`.",
  use: ["Cards of one kind: trips, articles, people. Up to six columns; fewer in a narrow container."],
  avoid: ["Two or three different contents: [ColumnsSection](?path=/docs/layout-columnssection--docs)."],
  more: {
    heading: "Paging",
    text: paging,
    code: tripsFromServer,
  },
  keys: {
    Tab: "Moves through the items and to the button",
    "Enter, Space": "On the button: shows more items and moves focus to the first new one",
  },
  criteria: {
    "1.3.1": ["A list with items; each has a name", "test", "axe"],
    "2.4.3": [
      "Items added at the end get focus, so that reading continues there; removed items do not lose it",
      "test",
    ],
    "1.4.10": ["One column at 320 pixels", "test"],
  },
  wording: [
    ["Meer tonen", "Laad meer…", "What the visitor gets, not what the page does"],
    ["Volgende reizen", "Volgende", "With `replace`, say that other items come"],
  ],
  theming: { css },
  right: {
    example: (
      <Grid
        numberOfColumns={6}
        itemSpacing="small"
        items={[0, 1].map((index) => ({ id: `right-${index}`, content: <TripCard index={index} /> }))}
      />
    ),
    because: "Items of one kind are easy to compare: pictures with pictures, names with names.",
  },
  wrong: {
    example: (
      <Grid
        numberOfColumns={6}
        itemSpacing="small"
        items={[
          { id: "wrong-card", content: <TripCard index={0} /> },
          { id: "wrong-promise", content: <p>Eén prijs waarin alles zit.</p> },
          { id: "wrong-button", content: <Button label="Vraag een reisvoorstel aan" /> },
        ]}
      />
    ),
    because:
      "A card, a promise and a button are no list: nothing lines up, and screen readers announce one all the same.",
  },
  mistakes: ['`pagination="replace"` without a button label that says so: the previous items disappear.'],
});
