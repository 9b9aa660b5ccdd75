// The best peer: downshift's hook, with the limit's search and the limit's window of rows.
import { useCombobox } from "downshift";
import { useState, type ReactNode } from "react";
import { rowHeight, rowsRendered, useFindEntries, type BenchOption } from "./options.ts";
import { startPage } from "./probe.ts";
import "./page.css";

function Downshift({ options }: { options: readonly BenchOption[] }): ReactNode {
  const findEntries = useFindEntries(options);
  const [items, setItems] = useState<BenchOption[]>([]);
  const [first, setFirst] = useState(0);
  const { isOpen, getInputProps, getItemProps, getMenuProps } = useCombobox<BenchOption>({
    items,
    itemToString: (item) => item?.label ?? "",
    onInputValueChange: ({ inputValue }) => {
      setItems(findEntries(inputValue));
      setFirst(0);
    },
  });
  const rows = isOpen ? items.slice(first, first + rowsRendered) : [];
  const menuProps = getMenuProps({
    "aria-label": "Bestemmingen",
    className: "panel",
    hidden: rows.length === 0,
    onScroll: (event) => setFirst(Math.floor(event.currentTarget.scrollTop / rowHeight)),
  });
  return (
    <div className="box">
      <input {...getInputProps({ "aria-label": "Bestemming" })} />
      <div {...menuProps}>
        <div style={{ height: items.length * rowHeight }} />
        {rows.map((item, offset) => {
          const index = first + offset;
          const style = { top: index * rowHeight };
          return (
            <div key={offset} {...getItemProps({ item, index, className: "row", style })}>
              {item.label}
            </div>
          );
        })}
      </div>
    </div>
  );
}

startPage(Downshift);
