import * as v from 'valibot';
import { SentenceName } from '@/lib/episodes/transcript/sentenceName';

/** The synthetic voices that `scripts/narrate.ts` can publish. */
export const VOICES = ['kokoro', 'espeak'] as const;
export type Voice = (typeof VOICES)[number];

/** How an episode without a recording of its owner is read aloud. */
export const NarrationSchema = v.strictObject({
  /** The published voice; the first of `VOICES` where it is left out. */
  voice: v.optional(v.picklist(VOICES, 'une voix « kokoro » ou « espeak » est attendue')),
  /** The sentences in which a source is heard in its own words, one after another in one paragraph. */
  source: v.optional(
    v.pipe(v.array(SentenceName), v.minLength(1, 'une phrase au moins est attendue')),
  ),
});

/**
 * Lists in French what is wrong with the sentences of a heard source: an unknown one, or a gap between two.
 * @param ids names of all sentences of the episode, in order
 */
export function sourceFaults(
  source: readonly string[],
  ids: readonly string[],
): readonly string[] {
  const first = ids.indexOf(source[0] ?? '');
  return source.flatMap((name, rank) => {
    if (!ids.includes(name))
      return [`narration.source.${rank} : « ${name} » n’est pas une phrase de l’épisode`];
    const isNext =
      ids.indexOf(name) === first + rank && paragraphOf(name) === paragraphOf(source[0]);
    return isNext
      ? []
      : [
          `narration.source.${rank} : des phrases qui se suivent dans un paragraphe sont attendues (« ${name} »)`,
        ];
  });
}

const paragraphOf = (name = ''): string => name.replace(/-s\d+$/, '');
