import 'server-only';
import type { Mention } from '@/lib/genealogy/person';
import { personAnchor } from '@/lib/people/anchor';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { readOnce } from '@/lib/server/content/readOnce';

/** Prefix of the address of a person within a page. */
const PERSON_PREFIX = `#${personAnchor('')}`;

/** Mentions of each person, episodes in story order. */
const loadMentions = readOnce((): ReadonlyMap<string, readonly Mention[]> => {
  const mentions = new Map<string, Mention[]>();
  for (const episode of loadEpisodes().toReversed()) {
    const sentences = episode.transcript.chapters
      .flatMap(({ paragraphs }) => paragraphs.flat())
      .flatMap(({ pieces, moment }) => {
        const ids = pieces.flatMap(({ href }) =>
          href?.startsWith(PERSON_PREFIX) ? [href.slice(PERSON_PREFIX.length)] : [],
        );
        const text = pieces.map((piece) => piece.text).join('');
        return [...new Set(ids)].map((id) => ({ id, text, start: moment?.start ?? null }));
      });
    for (const id of new Set(sentences.map((sentence) => sentence.id)))
      mentions.set(id, [
        ...(mentions.get(id) ?? []),
        {
          slug: episode.slug,
          title: episode.shortTitle,
          playable: episode.playable,
          sentences: sentences
            .filter((sentence) => sentence.id === id)
            .map(({ text, start }) => ({ text, start })),
        },
      ]);
  }
  return mentions;
});

/** Lists the sentences of the episodes that name a person, each with its second if known. */
export const mentionsOf = (personId: string): readonly Mention[] =>
  loadMentions().get(personId) ?? [];
