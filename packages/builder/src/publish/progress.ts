import type { DeploymentState } from "./publish-api.ts";

/** The step that a deployment is at. */
export interface Progress {
  step: number;
  count: number;
  /** What the step does, in English. */
  title: string;
}

/** The last step that the output names. Undefined before the first one. */
export function progressOf(output: string): Progress | undefined {
  const [, step, count, title] = [...output.matchAll(/^▸ (\d+)\/(\d+) (.*)$/gm)].at(-1) ?? [];
  return step && count ? { step: Number(step), count: Number(count), title: title ?? "" } : undefined;
}

/** A sentence about how far a deployment is, or how it ended. */
export function sentenceOf({ status, validate, org, output }: DeploymentState): string {
  const progress = progressOf(output);
  switch (status) {
    case "running":
      return progress ? `Stap ${progress.step} van ${progress.count}.` : "Het begint. Dit kan enkele seconden duren.";
    case "succeeded":
      return validate
        ? `De controle is gelukt. In ${org} is niets veranderd; u kunt nu publiceren.`
        : `Gepubliceerd naar ${org}. Salesforce stuurt een e-mail zodra bezoekers de nieuwe versie zien.`;
    case "failed":
      return "Het is niet gelukt. Onder aan de uitvoer staat wat u kunt doen. Elke stap mag worden herhaald.";
    case "stopped":
      return `Gestopt. Wat ${org} al had ontvangen, verwerkt zij nog. Elke stap mag worden herhaald.`;
  }
}
