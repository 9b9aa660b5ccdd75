// npm run new -- ui date-range: begins a component, with a story, a style sheet and a test that pass.
import { resolve } from "node:path";
import { makeComponent } from "./new/make-component.ts";
import { Refusal } from "./new/refusal.ts";

try {
  const files = makeComponent(resolve(import.meta.dirname, ".."), process.argv.slice(2));
  console.log(files.join("\n"));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
