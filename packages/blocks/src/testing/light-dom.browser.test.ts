import { describeConformance } from "../../../ui/src/internal/testing/conformance/describe-conformance.ts";
import { lightDom, withStyle } from "../../../ui/src/internal/testing/conformance/host.ts";
import styleText from "../style.css?inline";
import { subjects } from "./subjects.ts";

describeConformance(withStyle(lightDom, styleText), subjects);
