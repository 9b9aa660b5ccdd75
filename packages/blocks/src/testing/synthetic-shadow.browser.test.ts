import { syntheticShadow } from "../../../ui/src/internal/testing/conformance/synthetic-shadow.ts";
import { describeConformance } from "../../../ui/src/internal/testing/conformance/describe-conformance.ts";
import { withStyle } from "../../../ui/src/internal/testing/conformance/host.ts";
import styleText from "../style.css?inline";
import { subjects } from "./subjects.ts";

describeConformance(withStyle(syntheticShadow, styleText), subjects);
