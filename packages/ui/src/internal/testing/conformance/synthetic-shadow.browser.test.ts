import { syntheticShadow } from "./synthetic-shadow.ts";
import { describeConformance } from "./describe-conformance.ts";

describeConformance(syntheticShadow);
