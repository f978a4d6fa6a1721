import 'server-only';
import { ANY_ID, unknownIdProblems, type KnownIds } from '@/lib/content/knownIds';
import type { Episode } from '@/lib/episodes/episode';
import { spokenSentences } from '@/lib/episodes/transcript/sentences';
import type { Question } from '@/lib/quiz/record';
import type { Records } from '@/lib/server/content/records';

/**
 * Lists the quotes of questions that no sentence of their episode contains, and the people and entries without a page
 * that questions name.
 */
export function questionLinkProblems(
  { questions, episodes: files, genealogy, events, spans }: Records,
  episodes: readonly Episode[],
): readonly string[] {
  const knownPeople = genealogy ? new Set(genealogy.people.map(({ id }) => id)) : ANY_ID;
  const knownEntries: KnownIds =
    events && spans ? new Set([...events, ...spans].map(({ id }) => id)) : ANY_ID;
  const sentencesBySlug = new Map(
    episodes.map(({ slug, transcript }) => [
      slug,
      spokenSentences(transcript).map(({ text }) => text),
    ]),
  );
  const invalidSlugs = new Set(
    files.flatMap(({ name, record }) => (record === null ? name : [])),
  );
  const isQuoted = ({ quote, episode = '' }: Question): boolean =>
    quote === undefined ||
    invalidSlugs.has(episode) ||
    (sentencesBySlug.get(episode) ?? []).some((sentence) => sentence.includes(quote));
  return questions.flatMap(({ name, record }) =>
    (record ?? []).flatMap((question) => {
      const field = `content/quiz/${name}.json → ${question.id}`;
      return [
        ...(isQuoted(question)
          ? []
          : [
              `${field}.quote : des mots qu’une phrase de l’épisode contient sont attendus, pas « ${question.quote} »`,
            ]),
        ...unknownIdProblems(
          `${field}.person`,
          question.person,
          knownPeople,
          'une personne de content/genealogy.json est attendue',
        ),
        ...unknownIdProblems(
          `${field}.event`,
          question.event,
          knownEntries,
          'un événement de content/timeline est attendu',
        ),
      ];
    }),
  );
}
