// Random sequences of what a visitor, a browser and a server may do, and what must hold after each of them.
import { stepChange, type Scenario } from "../testing/scenario.ts";
