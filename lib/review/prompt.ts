/** A question answered by a sentence of an episode. */
export interface Prompt {
  readonly questionId: string;
  readonly question: string;
  /** Id of the sentence's element on the episode's page. */
  readonly anchor: string;
  /** Id of the chapter's element. */
  readonly chapter: string;
}
