import 'server-only';
import { unknownIdProblems, type KnownIds } from '@/lib/content/knownIds';
import { splitMarks } from '@/lib/episodes/marks';
import type { EpisodeRecord } from '@/lib/episodes/record';

/** Lists the marks of an episode's sentences that name an unknown object, and brackets that are no mark. */
export const brokenMarks = (
  file: string,
  chapters: EpisodeRecord['chapters'],
  knownIds: { readonly places: KnownIds; readonly people: KnownIds },
): readonly string[] =>
  chapters.flatMap(({ paragraphs }, chapterIndex) =>
    paragraphs.flatMap((sentences, paragraphIndex) =>
      sentences.flatMap((sentence, sentenceIndex) => {
        const field = `${file} → chapters.${chapterIndex}.paragraphs.${paragraphIndex}.${sentenceIndex}`;
        return splitMarks(sentence).flatMap((segment) => {
          switch (segment.kind) {
            case 'place':
              return unknownIdProblems(
                field,
                segment.id,
                knownIds.places,
                'un lieu d’une carte est attendu',
              );
            case 'person':
              return unknownIdProblems(
                field,
                segment.id,
                knownIds.people,
                'une personne de content/people.json est attendue',
              );
            case 'text':
              return /[[\]]/.test(segment.text)
                ? [
                    `${field} : « [mots](lieu:id) » ou « [mots](personne:id) » est attendu autour de « ${segment.text.trim()} »`,
                  ]
                : [];
          }
        });
      }),
    ),
  );
