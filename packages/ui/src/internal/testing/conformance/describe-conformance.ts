import { describe } from "vitest";
import { blocks } from "./blocks.tsx";
import { controls } from "./controls.tsx";
import { describeControl } from "./describe-control.tsx";
import { describeElement } from "./describe-element.ts";
import { createControl } from "./create-control.ts";
import type { Host } from "./host.ts";
import type { BlockSubject } from "./subject.ts";

/**
 * What every component promises, in one host. A new component of the library is one entry in `controls.tsx` or `blocks.tsx`.
 *
 * @param host where the components are mounted
 * @param subjects components of another package
 * @example describeConformance(nativeShadow);
 */
export function describeConformance(host: Host, subjects?: readonly BlockSubject[]): void {
  describe(`in ${host.name}`, () => {
    describe.each(subjects ? [] : controls)("$name", (subject) => {
      const hint = subject.hintless ? {} : { hint: "Zoals in uw paspoort." };
      describeElement((props) => createControl(subject, { ...hint, ...props }), host);
      describeControl(subject, host);
    });
    describe.each(subjects ?? blocks)("$name", ({ create }) => {
      describeElement(create, host);
    });
  });
}
