import type { ReactNode } from "react";
import { endpointRows } from "./endpoint-rows.ts";

/** Every endpoint of the data layer, out of the table that runs it. Renders a `<table>`. */
export function EndpointTable(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {["Name", "Call", "Parameters", "Fresh for", "When the configuration is not valid"].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {endpointRows.map(({ name, call, parameters, lifetime, invalidConfigMessage }) => (
          <tr key={`${name} ${call}`}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{call}</code>
            </td>
            <td>{parameters}</td>
            <td>{lifetime}</td>
            <td>{invalidConfigMessage}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
