import { dataLayerDefects } from "./data-layer.ts";
import type { Defect } from "./defect.ts";
import { requestFormDefects } from "./request-form.ts";

/** A test that runs random sequences against a model, and the defects that it must find. */
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
];
