// npm run bench -- NAME: measures something of ours beside its best peer in one run. Exit code 1 if a target is missed.
import { installDependencies } from "../shared/install-dependencies.ts";
import { runMain } from "../shared/run-main.ts";

/** Measures, prints tables, and returns a sentence for each missed target. */
type Bench = (parameters: readonly string[]) => Promise<string[]>;

const [name, ...parameters] = process.argv.slice(2);

await runMain(async () => {
  installDependencies(import.meta.dirname, "what benchmarks compare with, about 180 MB");
  const { bench }: { bench: Bench } = await import(`./${name}/index.ts`);
  const missed = await bench(parameters);
  console.log(missed.length === 0 ? "\nEvery target is met." : `\nMissed:\n${missed.join("\n")}`);
  // React's scheduler keeps a channel open, which would keep the process alive.
  process.exit(missed.length === 0 ? 0 : 1);
});
