import * as v from 'valibot';
import { SentenceName } from '@/lib/episodes/transcript/sentenceName';

/** The synthetic voices that `scripts/narrate.ts` can publish. */
export const VOICES = ['kokoro', 'espeak'] as const;
export type Voice = (typeof VOICES)[number];

/** Settings of an episode's synthetic narration. */
export const NarrationSchema = v.strictObject({
  /** The published voice; by default the first of `VOICES`. */
  voice: v.optional(v.picklist(VOICES, 'une voix « kokoro » ou « espeak » est attendue')),
  /** Ids of the sentences that quote a source, consecutive in one paragraph. */
  source: v.optional(
    v.pipe(v.array(SentenceName), v.minLength(1, 'une phrase au moins est attendue')),
  ),
});

/**
 * Lists in French the faults of a quoted source: an unknown sentence, or a gap.
 * @param ids of all sentences of the episode, in order
 */
export function sourceFaults(
  source: readonly string[],
  ids: readonly string[],
): readonly string[] {
  const firstRank = ids.indexOf(source[0] ?? '');
  return source.flatMap((name, index) => {
    if (!ids.includes(name))
      return [`narration.source.${index} : « ${name} » n’est pas une phrase de l’épisode`];
    const isConsecutive =
      ids.indexOf(name) === firstRank + index && paragraphOf(name) === paragraphOf(source[0]);
    return isConsecutive
      ? []
      : [
          `narration.source.${index} : des phrases qui se suivent dans un paragraphe sont attendues (« ${name} »)`,
        ];
  });
}

const paragraphOf = (name = ''): string => name.replace(/-s\d+$/, '');
