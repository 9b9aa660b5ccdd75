import { dataLayerDefects } from "./data-layer.ts";
import type { Defect } from "./defect.ts";
import { requestFormDefects } from "./request-form.ts";
import { requestRulesDefects } from "./request-rules.ts";

/** A test that compares random sequences or texts with a model or another side, and the defects that it must find. */
interface ModelTest {
  readonly name: string;
  /** Folder of the sources, relative to the repository. */
  readonly source: string;
  readonly test: string;
  readonly defects: readonly Defect[];
}

export const modelTests: readonly ModelTest[] = [
  {
    name: "data layer",
    source: "packages/platform/src",
    test: "packages/platform/src/testing/model/model.test.ts",
    defects: dataLayerDefects,
  },
  {
    name: "request form",
    source: "packages/quotation/src",
    test: "packages/quotation/src/store/model.test.ts",
    defects: requestFormDefects,
  },
  {
    name: "rules of a request",
    source: ".",
    test: "scripts/check/parity/same-rules.test.ts",
    defects: requestRulesDefects,
  },
];
