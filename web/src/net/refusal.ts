/** What the server refused, in a sentence for the person. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    words: string,
  ) {
    super(words);
  }
}
