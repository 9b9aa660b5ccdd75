// The limit: the least React that shows the right rows. No value, no events, no keys; for readers the roles only.
import { useState, type ReactNode } from "react";
import { rowHeight, rowsRendered, useFindEntries, type BenchOption } from "./options.ts";
import { startPage } from "./probe.ts";
import "./page.css";

function Limit({ options }: { options: readonly BenchOption[] }): ReactNode {
  const findEntries = useFindEntries(options);
  const [text, setText] = useState("");
  const [found, setFound] = useState<readonly BenchOption[]>([]);
  const [first, setFirst] = useState(0);

  function search(typed: string): void {
    setText(typed);
    setFound(findEntries(typed));
    setFirst(0);
  }

  return (
    <div className="box">
      <input
        role="combobox"
        aria-label="Bestemming"
        aria-controls="rows"
        aria-expanded={found.length > 0}
        value={text}
        onChange={(event) => search(event.target.value)}
      />
      {found.length > 0 && (
        <div
          id="rows"
          role="listbox"
          tabIndex={-1}
          className="panel"
          onScroll={(event) => setFirst(Math.floor(event.currentTarget.scrollTop / rowHeight))}
        >
          <div style={{ height: found.length * rowHeight }} />
          {found.slice(first, first + rowsRendered).map((option, index) => (
            <div
              key={index}
              role="option"
              aria-selected={false}
              tabIndex={-1}
              className="row"
              style={{ top: (first + index) * rowHeight }}
            >
              {option.label}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

startPage(Limit);
