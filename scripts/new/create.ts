import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { formatFiles } from "../generate/blocks/format-files.ts";
import { parseName } from "./names.ts";
import type { Plan } from "./plan.ts";
import { planBlock } from "./plan-block.ts";
import { planComponent } from "./plan-component.ts";
import { planEndpoint } from "./plan-endpoint.ts";
import { planField } from "./plan-field.ts";
import { planPage } from "./plan-page.ts";
import { UsageError } from "./usage-error.ts";

interface PlannedThing extends Plan {
  /** Whether `npm run generate` has to run: for blocks, and for the texts of fields, which the Lightning web components contain. */
  needsGenerate: boolean;
}

const usage = `Usage:
  npm run new -- page over-ons                         a page of the site
  npm run new -- block opening-hours                   a block
  npm run new -- block opening-hours --slot content    a block with a drop zone for other blocks
  npm run new -- component date-range                  a component of packages/ui
  npm run new -- endpoint get-record-history           an endpoint of the data layer
  npm run new -- field preferred-time                  a field of the request form
  npm run new -- field preferred-time --step 2         a field of another step than the last`;

/** The option of each kind. */
const optionOf = { page: undefined, block: "slot", component: undefined, endpoint: undefined, field: "step" } as const;

const isKind = (text: string): text is keyof typeof optionOf => Object.hasOwn(optionOf, text);

function readParameters(parameters: readonly string[]) {
  try {
    const options = { slot: { type: "string" }, step: { type: "string" } } as const;
    return parseArgs({ args: [...parameters], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/**
 * Plans the files of a new page, block, component, endpoint or field, and writes nothing.
 *
 * @param repository folder of the repository
 * @param parameters the kind, the name in kebab case, and options
 * @throws UsageError if the parameters are incomplete or the name is invalid or taken
 */
export function planThing(repository: string, parameters: readonly string[]): PlannedThing {
  const { positionals, values } = readParameters(parameters);
  const [kind = "", name = "", ...others] = positionals;
  const options = Object.keys(values);
  if (!isKind(kind) || !name || others.length > 0 || options.some((option) => option !== optionOf[kind])) {
    throw new UsageError(usage);
  }
  const names = parseName(name);
  const plans = {
    page: () => planPage(repository, names),
    block: () => planBlock(repository, names, values.slot),
    component: () => planComponent(repository, names),
    endpoint: () => planEndpoint(repository, names),
    field: () => planField(repository, names, values.step),
  };
  return { ...plans[kind](), needsGenerate: kind === "block" || kind === "field" };
}

/** Writes the files that {@link planThing} returns. */
export async function create(repository: string, parameters: readonly string[]): Promise<PlannedThing> {
  const planned = planThing(repository, parameters);
  for (const [path, text] of Object.entries(await formatFiles(planned.files))) {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), text);
  }
  return planned;
}
