import { nativeShadow } from "./host.ts";
import { describeConformance } from "./describe-conformance.ts";

describeConformance(nativeShadow);
