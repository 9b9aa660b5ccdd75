import { lightDom } from "./host.ts";
import { describeConformance } from "./describe-conformance.ts";

describeConformance(lightDom);
