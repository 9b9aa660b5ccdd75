import type { DeploymentState } from "../contract/responses.ts";

/** The step that a deployment is at. */
export interface Progress {
  step: number;
  count: number;
}

/** The last step that the output names. Undefined before the first one. */
export function progressOf(output: string): Progress | undefined {
  const [, step, count] = [...output.matchAll(/^▸ (\d+)\/(\d+) /gm)].at(-1) ?? [];
  return step && count ? { step: Number(step), count: Number(count) } : undefined;
}

/** A sentence about how far a deployment is, or how it ended. */
export function sentenceOf({ status, validate, org, output, steps }: DeploymentState): string {
  const progress = progressOf(output);
  const title = progress && steps[progress.step - 1];
  switch (status) {
    case "running":
      return progress
        ? `Stap ${progress.step} van ${progress.count}: ${title}.`
        : "Het begint. Dit kan enkele seconden duren.";
    case "succeeded":
      return validate
        ? `De controle is gelukt. In ${org} is niets veranderd; u kunt nu publiceren.`
        : `Gepubliceerd naar ${org}. Salesforce stuurt een e-mail zodra bezoekers de nieuwe versie zien.`;
    case "failed":
      return `Het is niet gelukt${title === undefined ? "" : ` bij de stap “${title}”`}. Onder aan de technische details staat in het Engels wat u kunt doen. Begin daarna opnieuw: elke stap mag worden herhaald.`;
    case "stopped":
      return `Gestopt. Wat ${org} al had ontvangen, verwerkt zij nog. Elke stap mag worden herhaald.`;
  }
}
