/** What was asked for is not made; the message is one sentence on why, with what to do. */
export class Refusal extends Error {
  override name = "Refusal";
}
