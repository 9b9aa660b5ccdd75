import type { ReactElement } from "react";
import type { ControlSubject, ControlSubjectProps } from "./subject.ts";

/** The name of every control under test. */
export const subjectLabel = "Proefveld";

/** An uncontrolled control with a label and the given props. */
export const createControl = (subject: ControlSubject, props: Partial<ControlSubjectProps> = {}): ReactElement =>
  subject.create({ label: subjectLabel, valueSource: "control", onAnswer: () => undefined, ...props });
