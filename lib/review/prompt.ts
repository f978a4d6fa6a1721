/** A question that a sentence of an episode answers. */
export interface Prompt {
  readonly questionId: string;
  readonly question: string;
  /** Id of the sentence's element on the page of the episode. */
  readonly anchor: string;
  /** Id of the element of its chapter. */
  readonly chapter: string;
}
