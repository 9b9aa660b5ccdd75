import { describe } from "vitest";
import { blocks } from "./blocks.tsx";
import { controls } from "./controls.tsx";
import { describeControl } from "./describe-control.tsx";
import { describeElement } from "./describe-element.ts";
import { createControl } from "./create-control.ts";
import type { Host } from "./host.ts";

/**
 * What every component promises, in one host. A new component is one entry in `controls.tsx` or `blocks.tsx`.
 *
 * @param host where the components are mounted
 * @example describeConformance(nativeShadow);
 */
export function describeConformance(host: Host): void {
  describe(`in ${host.name}`, () => {
    describe.each(controls)("$name", (subject) => {
      const hint = subject.hintless ? {} : { hint: "Zoals in uw paspoort." };
      describeElement((props) => createControl(subject, { ...hint, ...props }), host);
      describeControl(subject, host);
    });
    describe.each(blocks)("$name", ({ create }) => {
      describeElement(create, host);
    });
  });
}
