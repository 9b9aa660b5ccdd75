import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CliHelp } from "./CliHelp.tsx";

const install = "npm install --global @salesforce/cli";

test.each([
  [true, /nog bij geen enkele org aangemeld/, false],
  [false, /staat niet op deze computer/, true],
])("says what is missing, installed: %s", (hasCli, problem, isToBeInstalled) => {
  render(<CliHelp hasCli={hasCli} onRefresh={() => {}} />);
  expect(screen.getByText(problem)).toBeInTheDocument();
  expect(screen.queryByText(install) !== null).toBe(isToBeInstalled);
  expect(screen.getByText("sf org login web --alias mijn-org")).toBeInTheDocument();
});
