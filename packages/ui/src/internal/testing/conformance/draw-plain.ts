import type { ReactElement } from "react";
import type { ControlSubject, ControlSubjectProps } from "./subject.ts";

/** The name of every control under test. */
export const subjectLabel = "Proefveld";

/** Draws a control with a label, that keeps its own answer, and the given props besides. */
export const drawPlain = (subject: ControlSubject, props: Partial<ControlSubjectProps> = {}): ReactElement =>
  subject.draw({ label: subjectLabel, keeper: "control", onAnswer: () => undefined, ...props });
