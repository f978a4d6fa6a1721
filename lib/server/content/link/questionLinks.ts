import 'server-only';
import { ANY_ID, unknownId, type KnownIds } from '@/lib/content/knownIds';
import type { Episode } from '@/lib/episodes/episode';
import { spokenSentences } from '@/lib/episodes/transcript/sentences';
import type { Question } from '@/lib/quiz/record';
import type { Records } from '@/lib/server/content/records';

/**
 * Lists the quotes of questions that no sentence of their episode has, and the people and entries without a page that
 * questions name.
 */
export function questionLinkProblems(
  { questions, episodes: files, genealogy, events, spans }: Records,
  episodes: readonly Episode[],
): readonly string[] {
  const people = genealogy ? new Set(genealogy.people.map(({ id }) => id)) : ANY_ID;
  const entries: KnownIds =
    events && spans ? new Set([...events, ...spans].map(({ id }) => id)) : ANY_ID;
  const spoken = new Map(
    episodes.map(({ slug, transcript }) => [
      slug,
      spokenSentences(transcript).map(({ text }) => text),
    ]),
  );
  const unread = new Set(files.flatMap(({ name, record }) => (record === null ? name : [])));
  const isQuoted = ({ quote, episode = '' }: Question): boolean =>
    quote === undefined ||
    unread.has(episode) ||
    (spoken.get(episode) ?? []).some((sentence) => sentence.includes(quote));
  return questions.flatMap(({ name, record }) =>
    (record ?? []).flatMap((question) => {
      const at = `content/quiz/${name}.json → ${question.id}`;
      return [
        ...(isQuoted(question)
          ? []
          : [
              `${at}.quote : des mots qu’une phrase de l’épisode contient sont attendus, pas « ${question.quote} »`,
            ]),
        ...unknownId(
          `${at}.person`,
          question.person,
          people,
          'une personne de content/genealogy.json est attendue',
        ),
        ...unknownId(
          `${at}.event`,
          question.event,
          entries,
          'un événement de content/timeline est attendu',
        ),
      ];
    }),
  );
}
